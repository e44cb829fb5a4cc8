#!/bin/sh
# Runs $CHROMIUM without the two pages that its address bar loads into each window, which take a test
# longer than its own. A second --disable-features would undo Playwright's, so this adds to the first.
for arg; do
  shift
  case $arg in --disable-features=*) arg=$arg,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;; esac
  set -- "$@" "$arg"
done
exec "$CHROMIUM" "$@"

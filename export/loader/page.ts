export const root = document.documentElement;

export const listIslands = () => document.querySelectorAll<HTMLElement>('[data-island]');

/** A visitor may act before the islands and the list of scripts are parsed. */
export function whenParsed(run: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

import { existsSync } from 'node:fs';
import { findProgram } from '../../tools/findProgram.mjs';

/** Returns the path of Debian's Firefox. Playwright downloads its own, which most machines do not have. */
export function findFirefox(): string | undefined {
  const file = process.env.FIREFOX_PATH ?? findProgram('firefox-esr');
  return file && existsSync(file) ? file : undefined;
}

/** Paths of the programs with which WebKit is tested. */
export interface WebKitDriverAndXvfbPaths {
  /**
   * Path of WebKitWebDriver, which controls WebKitGTK. It starts the browser itself, so no path of
   * the browser is needed.
   */
  driverPath: string;
  /** Path of Xvfb, a virtual display: no window opens, and the screen has the same size on every machine. */
  xvfbPath: string;
}

/**
 * Returns the paths of Debian's WebKitWebDriver and Xvfb, or undefined if either is missing.
 * Playwright's own WebKit runs on few systems besides Ubuntu.
 */
export function findWebKitDriverAndXvfb(): WebKitDriverAndXvfbPaths | undefined {
  const driverPath = process.env.WEBKIT_DRIVER_PATH ?? findProgram('WebKitWebDriver');
  const xvfbPath = findProgram('Xvfb');
  return driverPath && existsSync(driverPath) && xvfbPath ? { driverPath, xvfbPath } : undefined;
}

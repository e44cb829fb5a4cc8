import { existsSync } from 'node:fs';
import { findProgram } from '../../tools/findProgram.mjs';

/** Debian's Firefox; Playwright's own is another command's business. */
export function findFirefox(): string | undefined {
  const file = process.env.FIREFOX_PATH ?? findProgram('firefox-esr');
  return file && existsSync(file) ? file : undefined;
}

export interface WebKit {
  /** WebDriver of WebKitGTK; it knows its browser. */
  driver: string;
  /** A screen that nobody looks at: no window opens, and every machine has the same sizes. */
  screen: string;
}

/** Debian's WebKit; Playwright's own runs on few systems besides Ubuntu. */
export function findWebKit(): WebKit | undefined {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  return driver && existsSync(driver) && screen ? { driver, screen } : undefined;
}

import { createHash } from 'node:crypto';

/** The contents of a page that its policy has to allow. */
export interface PageContents {
  /** Texts of its inline scripts, speculation rules included. */
  scripts: readonly string[];
  /** Texts of its inline style sheets. */
  styles: readonly string[];
  /** Whether it loads script files of the site. */
  fetchesScripts: boolean;
  /** Whether an element has a style attribute. */
  styleAttributes: boolean;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The strictest Content-Security-Policy under which the page works. */
export function policyFor({
  scripts,
  styles,
  fetchesScripts,
  styleAttributes,
}: PageContents): string {
  const scriptSources = [...(fetchesScripts ? ["'self'"] : []), ...new Set(scripts.map(hashOf))];
  const styleSources = ["'self'", ...new Set(styles.map(hashOf))];
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(' ') || "'none'"}`,
    `style-src ${styleSources.join(' ')}`,
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    // Lighthouse asks for robots.txt from inside the page; Next for payloads.
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

import { createHash } from 'node:crypto';

/** What a page's Content-Security-Policy has to allow. */
export interface PolicySources {
  /** Inline scripts and speculation rules. */
  scripts: readonly string[];
  /** Texts of <style> elements. */
  styles: readonly string[];
  fetchesScripts: boolean;
  styleAttributes: boolean;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The strictest Content-Security-Policy for these scripts and styles. */
export function buildContentSecurityPolicy({
  scripts,
  styles,
  fetchesScripts,
  styleAttributes,
}: PolicySources): string {
  const scriptSources = [...(fetchesScripts ? ["'self'"] : []), ...new Set(scripts.map(hashOf))];
  const styleSources = ["'self'", ...new Set(styles.map(hashOf))];
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(' ') || "'none'"}`,
    `style-src ${styleSources.join(' ')}`,
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    // Lighthouse fetches robots.txt from inside the page.
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

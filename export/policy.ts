import { createHash } from 'node:crypto';

/** What a page holds that its policy has to allow. */
export interface Contents {
  /** Texts of its inline scripts, those included that are rules rather than code. */
  scripts: readonly string[];
  /** Texts of its inline style sheets. */
  styles: readonly string[];
  /** Whether it fetches scripts of the site. */
  fetches: boolean;
  /** Whether an element has a style attribute. */
  styleAttributes: boolean;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The Content-Security-Policy that fits a page and allows nothing more. */
export function policyFor({ scripts, styles, fetches, styleAttributes }: Contents): string {
  const scriptSources = [...(fetches ? ["'self'"] : []), ...new Set(scripts.map(hashOf))];
  const styleSources = ["'self'", ...new Set(styles.map(hashOf))];
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(' ') || "'none'"}`,
    `style-src ${styleSources.join(' ')}`,
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    // No page connects to anything; who audits one asks for robots.txt from inside it.
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

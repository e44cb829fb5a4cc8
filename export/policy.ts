import { createHash } from 'node:crypto';
import { findTags, insert } from './html';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const isData = (type: string | undefined) =>
  type === 'application/json' || type === 'application/ld+json';

/**
 * The Content-Security-Policy that fits this page and nothing more: scripts by hash, files of our
 * own only where the page loads any, style attributes only where the page has any.
 */
export function policyFor(html: string): string {
  const scripts = findTags(html, 'script');
  const inline = scripts.filter(({ attributes }) => !attributes.src && !isData(attributes.type));
  const loads = scripts.some(({ attributes }) => attributes.src || attributes.id === 'runtime');
  const styled = findTags(html).some(({ attributes }) => 'style' in attributes);
  const scriptSources = [
    ...(loads ? ["'self'"] : []),
    ...new Set(inline.map(({ text }) => hashOf(text))),
  ];
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(' ') || "'none'"}`,
    "style-src 'self'",
    ...(styled ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy comes first in the head: it holds for everything behind it. */
export function addPolicy(html: string): string {
  return insert(
    html,
    '<head>',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`,
  );
}

import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Contents, policyFor } from './policy';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const plain: Contents = { scripts: [], styles: [], fetches: false, styleAttributes: false };

describe('policyFor', () => {
  it('allows a page that holds nothing else its text, pictures and style sheet', () => {
    const policy = policyFor(plain);
    expect(policy).toContain(
      "default-src 'none'; script-src 'none'; style-src 'self'; connect-src 'self'; img-src",
    );
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'none'");
  });

  it('allows inline scripts and style sheets by their hash and nothing else', () => {
    const policy = policyFor({ ...plain, scripts: ['go()', 'go()'], styles: ['a{}'] });
    expect(policy).toContain(`; script-src 'sha256-${sha256('go()')}'; `);
    expect(policy).toContain(`; style-src 'self' 'sha256-${sha256('a{}')}'; `);
    expect(policy).not.toContain('unsafe');
  });

  it('allows files of the site where the page waits for its scripts', () => {
    expect(policyFor({ ...plain, fetches: true })).toContain("script-src 'self';");
  });

  it('allows style attributes only where there are any', () => {
    expect(policyFor({ ...plain, styleAttributes: true })).toContain(
      "style-src-attr 'unsafe-inline'",
    );
  });
});

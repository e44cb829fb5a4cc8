import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type PageContents, policyFor } from './policy';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const plain: PageContents = {
  scripts: [],
  styles: [],
  fetchesScripts: false,
  styleAttributes: false,
};

describe('policyFor', () => {
  it('allows a page without scripts its text, pictures and style sheet', () => {
    const policy = policyFor(plain);
    expect(policy).toContain(
      "default-src 'none'; script-src 'none'; style-src 'self'; connect-src 'self'; img-src",
    );
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'none'");
  });

  it('allows inline scripts and style sheets by their hash only', () => {
    const policy = policyFor({ ...plain, scripts: ['go()', 'go()'], styles: ['a{}'] });
    expect(policy).toContain(`; script-src 'sha256-${sha256('go()')}'; `);
    expect(policy).toContain(`; style-src 'self' 'sha256-${sha256('a{}')}'; `);
    expect(policy).not.toContain('unsafe');
  });

  it('allows script files of the site where the page loads some', () => {
    expect(policyFor({ ...plain, fetchesScripts: true })).toContain("script-src 'self';");
  });

  it('allows style attributes only where the page has some', () => {
    expect(policyFor({ ...plain, styleAttributes: true })).toContain(
      "style-src-attr 'unsafe-inline'",
    );
  });
});

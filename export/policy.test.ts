import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type AllowedScriptsAndStyles, buildContentSecurityPolicy } from './policy';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const plain: AllowedScriptsAndStyles = {
  scripts: [],
  styles: [],
  fetchesScripts: false,
  styleAttributes: false,
};

describe('buildContentSecurityPolicy', () => {
  it('the Content-Security-Policy of a page without scripts allows images and style sheets of the site', () => {
    const policy = buildContentSecurityPolicy(plain);
    expect(policy).toContain(
      "default-src 'none'; script-src 'none'; style-src 'self'; connect-src 'self'; img-src",
    );
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'none'");
  });

  it('the Content-Security-Policy allows inline scripts and styles only by their hash', () => {
    const policy = buildContentSecurityPolicy({
      ...plain,
      scripts: ['go()', 'go()'],
      styles: ['a{}'],
    });
    expect(policy).toContain(`; script-src 'sha256-${sha256('go()')}'; `);
    expect(policy).toContain(`; style-src 'self' 'sha256-${sha256('a{}')}'; `);
    expect(policy).not.toContain('unsafe');
  });

  it('the Content-Security-Policy allows script files of the site only if the page loads some', () => {
    expect(buildContentSecurityPolicy(plain)).toContain("script-src 'none';");
    expect(buildContentSecurityPolicy({ ...plain, fetchesScripts: true })).toContain(
      "script-src 'self';",
    );
  });

  it('the Content-Security-Policy allows style attributes only if the page has some', () => {
    expect(buildContentSecurityPolicy(plain)).not.toContain('style-src-attr');
    expect(buildContentSecurityPolicy({ ...plain, styleAttributes: true })).toContain(
      "style-src-attr 'unsafe-inline'",
    );
  });
});

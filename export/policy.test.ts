import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { buildContentSecurityPolicy } from './policy';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const plain = { scripts: [], styles: [], fetchesScripts: false, styleAttributes: false };

describe('buildContentSecurityPolicy', () => {
  it('a policy without scripts allows images and style sheets of the site only', () => {
    expect(buildContentSecurityPolicy(plain)).toBe(
      "default-src 'none'; script-src 'none'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
        "font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  it('a policy allows inline scripts by hash only, and script files where some load', () => {
    const parts = { ...plain, scripts: ['go()', 'go()'], styles: ['a{}'], fetchesScripts: true };
    const policy = buildContentSecurityPolicy(parts);
    expect(policy).toContain(`; script-src 'self' 'sha256-${sha256('go()')}'; `);
    expect(policy).toContain(`; style-src 'self' 'sha256-${sha256('a{}')}'; `);
    expect(policy).not.toContain('unsafe');
  });

  it('a policy allows style attributes only where there are some', () => {
    expect(buildContentSecurityPolicy({ ...plain, styleAttributes: true })).toContain(
      "style-src-attr 'unsafe-inline'",
    );
  });
});

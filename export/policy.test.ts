import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { addPolicy, policyFor } from './policy';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('policyFor', () => {
  it('allows a page without scripts none', () => {
    const policy = policyFor(page('<script type="application/ld+json">{}</script>'));
    expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'self'");
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'none'");
  });

  it('allows an inline script by its hash and nothing else', () => {
    expect(policyFor(page('<script>go()</script>'))).toContain(
      `script-src 'sha256-${sha256('go()')}';`,
    );
  });

  it('allows rules for fetching the next page by their hash, too', () => {
    const rules = '{"prefetch":[]}';
    expect(policyFor(page(`<script type="speculationrules">${rules}</script>`))).toContain(
      `script-src 'sha256-${sha256(rules)}';`,
    );
  });

  it('allows files of our own where the page waits for its scripts', () => {
    const policy = policyFor(page('<script type="application/json" id="runtime">[]</script>'));
    expect(policy).toContain("script-src 'self';");
  });

  it('allows style attributes only where there are any', () => {
    expect(policyFor(page('<p>plain</p>'))).not.toContain('style-src-attr');
    expect(policyFor(page('<p style="color:red">x</p>'))).toContain(
      "style-src-attr 'unsafe-inline'",
    );
  });

  it('never allows inline or evaluated scripts at large', () => {
    expect(policyFor(page('<script>go()</script>'))).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('addPolicy', () => {
  it('puts the policy first in the head', () => {
    expect(addPolicy(page(''))).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
  });

  it('refuses a text that is no page', () => {
    expect(() => addPolicy('hello')).toThrow(/no <head>/);
  });
});

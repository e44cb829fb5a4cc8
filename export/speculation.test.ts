import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { addSpeculation } from './speculation';

const html = '<!DOCTYPE html><html><head></head><body><p>Hello</p></body></html>';

describe('addSpeculation', () => {
  it('has pages of this site fetched when their link is pressed, and leaves the rest', () => {
    const script = load(addSpeculation(html, '/cope/'))('body > script[type=speculationrules]');
    expect(JSON.parse(script.text())).toEqual({
      prefetch: [{ where: { href_matches: '/cope/*' }, eagerness: 'conservative' }],
    });
    expect(addSpeculation(html, '/').replace(/<script.*<\/script>/, '')).toBe(html);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  applyEdits,
  getBodyEndOffset,
  getHeadStartOffset,
  createTextInsertion,
  parsePage,
  createTagRemoval,
  findTagsByName,
} from './html';

const html =
  '<!DOCTYPE html><html><head lang="en"><title>a &amp; b</title></head><body><p hidden>1 < 2</p>' +
  '<script type="x">if (a < b) "</p>"</script><br/></body></html>';
const page = parsePage(html);

describe('parsePage', () => {
  it('parsePage finds tags with their attributes and offsets', () => {
    const [p] = findTagsByName(page, 'p');
    expect(p?.attributes).toEqual({ hidden: '' });
    expect(html.slice(p?.start, p?.end)).toBe('<p hidden>');
  });

  it('parsePage treats a script and its content as one tag', () => {
    const [script] = findTagsByName(page, 'script');
    expect(script?.text).toBe('if (a < b) "</p>"');
    expect(html.slice(script?.start, script?.end)).toBe(
      '<script type="x">if (a < b) "</p>"</script>',
    );
  });
});

describe('applyEdits', () => {
  it('applyEdits changes only the edited bytes of the page', () => {
    const edits = [
      ...findTagsByName(page, 'script').map(createTagRemoval),
      createTextInsertion(getBodyEndOffset(page), '<i>'),
      createTextInsertion(getHeadStartOffset(page), '<b>'),
    ];
    expect(applyEdits(page, edits)).toBe(
      '<!DOCTYPE html><html><head lang="en"><b><title>a &amp; b</title></head><body><p hidden>1 < 2</p>' +
        '<br/><i></body></html>',
    );
  });

  it('applyEdits inserts texts with the same offset in the given order, also if a tag that starts there is removed', () => {
    const [script] = findTagsByName(page, 'script');
    const at = script?.start ?? 0;
    const text = applyEdits(page, [
      ...findTagsByName(page, 'script').map(createTagRemoval),
      createTextInsertion(at, '<a>'),
      createTextInsertion(at, '<b>'),
    ]);
    expect(text).toContain('</p><a><b><br/>');
  });

  it('applyEdits throws if two edits overlap', () => {
    const edits = findTagsByName(page, 'script').flatMap((tag) => [
      createTagRemoval(tag),
      createTagRemoval(tag),
    ]);
    expect(() => applyEdits(page, edits)).toThrow(/Two edits overlap/);
  });

  it('getHeadStartOffset throws an error on a page without <head>, and getBodyEndOffset on a page without </body>', () => {
    expect(() => getHeadStartOffset(parsePage('hello'))).toThrow(/no <head>/);
    expect(() => getBodyEndOffset(parsePage('hello'))).toThrow(/no <\/body>/);
  });
});

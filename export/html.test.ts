import { describe, expect, it } from '@jest/globals';
import { applyEdits, bodyEnd, headStart, insert, readPage, remove, tagsOf } from './html';

const html =
  '<!DOCTYPE html><html><head lang="en"><title>a &amp; b</title></head><body><p hidden>1 < 2</p>' +
  '<script type="x">if (a < b) "</p>"</script><br/></body></html>';
const page = readPage(html);

describe('readPage', () => {
  it('finds tags with their attributes and offsets', () => {
    const [p] = tagsOf(page, 'p');
    expect(p?.attributes).toEqual({ hidden: '' });
    expect(html.slice(p?.start, p?.end)).toBe('<p hidden>');
  });

  it('treats a script and its content as one tag', () => {
    const [script] = tagsOf(page, 'script');
    expect(script?.text).toBe('if (a < b) "</p>"');
    expect(html.slice(script?.start, script?.end)).toBe(
      '<script type="x">if (a < b) "</p>"</script>',
    );
  });
});

describe('applyEdits', () => {
  it('changes no other byte of the page', () => {
    const edits = [
      ...tagsOf(page, 'script').map(remove),
      insert(bodyEnd(page), '<i>'),
      insert(headStart(page), '<b>'),
    ];
    expect(applyEdits(page, edits)).toBe(
      '<!DOCTYPE html><html><head lang="en"><b><title>a &amp; b</title></head><body><p hidden>1 < 2</p>' +
        '<br/><i></body></html>',
    );
  });

  it('keeps the order of insertions at one offset, before a tag that starts there', () => {
    const [script] = tagsOf(page, 'script');
    const at = script?.start ?? 0;
    const text = applyEdits(page, [
      ...tagsOf(page, 'script').map(remove),
      insert(at, '<a>'),
      insert(at, '<b>'),
    ]);
    expect(text).toContain('</p><a><b><br/>');
  });

  it('throws where two edits overlap', () => {
    const edits = tagsOf(page, 'script').flatMap((tag) => [remove(tag), remove(tag)]);
    expect(() => applyEdits(page, edits)).toThrow(/Two edits overlap/);
  });

  it('throws where the text is no HTML page', () => {
    expect(() => headStart(readPage('hello'))).toThrow(/no <head>/);
    expect(() => bodyEnd(readPage('hello'))).toThrow(/no <\/body>/);
  });
});

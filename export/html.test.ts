import { describe, expect, it } from '@jest/globals';
import { cut, edit, endOf, headOf, put, readPage, tagsOf } from './html';

const html =
  '<!DOCTYPE html><html><head lang="en"><title>a &amp; b</title></head><body><p hidden>1 < 2</p>' +
  '<script type="x">if (a < b) "</p>"</script><br/></body></html>';
const page = readPage(html);

describe('readPage', () => {
  it('finds tags with their attributes and places', () => {
    const [p] = tagsOf(page, 'p');
    expect(p?.attributes).toEqual({ hidden: '' });
    expect(html.slice(p?.start, p?.end)).toBe('<p hidden>');
  });

  it('takes a script with its text for one thing', () => {
    const [script] = tagsOf(page, 'script');
    expect(script?.text).toBe('if (a < b) "</p>"');
    expect(html.slice(script?.start, script?.end)).toBe(
      '<script type="x">if (a < b) "</p>"</script>',
    );
  });
});

describe('edit', () => {
  it('leaves every other byte as it is', () => {
    const edits = [
      ...tagsOf(page, 'script').map(cut),
      put(endOf(page), '<i>'),
      put(headOf(page), '<b>'),
    ];
    expect(edit(page, edits)).toBe(
      '<!DOCTYPE html><html><head lang="en"><b><title>a &amp; b</title></head><body><p hidden>1 < 2</p>' +
        '<br/><i></body></html>',
    );
  });

  it('keeps the order of what is put at one place, before what stood there', () => {
    const [script] = tagsOf(page, 'script');
    const at = script?.start ?? 0;
    const text = edit(page, [...tagsOf(page, 'script').map(cut), put(at, '<a>'), put(at, '<b>')]);
    expect(text).toContain('</p><a><b><br/>');
  });

  it('refuses to edit one place twice', () => {
    const edits = tagsOf(page, 'script').flatMap((tag) => [cut(tag), cut(tag)]);
    expect(() => edit(page, edits)).toThrow(/Two edits/);
  });

  it('refuses a text that is no page', () => {
    expect(() => headOf(readPage('hello'))).toThrow(/no <head>/);
    expect(() => endOf(readPage('hello'))).toThrow(/no <\/body>/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { extractH2Headings } from './headings';

describe('extractH2Headings', () => {
  it('extractH2Headings returns the h2 headings in order, and no h3', () => {
    const html =
      '<h2 id="no">No</h2><p>It is.</p><h3 id="why">Why</h3><h2 id="a-b">A &#x26; B</h2>';
    expect(extractH2Headings(html)).toEqual([
      { id: 'no', html: 'No' },
      { id: 'a-b', html: 'A &#x26; B' },
    ]);
  });

  it('extractH2Headings returns an empty list for HTML without h2', () => {
    expect(extractH2Headings('<p>Nothing is required of you.</p>')).toEqual([]);
  });
});

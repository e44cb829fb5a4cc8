import { describe, expect, it } from '@jest/globals';
import { kilobytes, markdownTable, median, medians } from './report.mjs';

describe('median', () => {
  it('is the middle one, whatever the order', () => {
    expect(median([9, 1, 100])).toBe(9);
  });

  it('is halfway between the two in the middle', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('leaves the list as it was', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('refuses an empty list', () => {
    expect(() => median([])).toThrow(/median of nothing/);
  });
});

describe('medians', () => {
  it('takes each figure by itself', () => {
    const rounds = [
      { lcp: 3, bytes: { html: 10 } },
      { lcp: 1, bytes: { html: 30 } },
      { lcp: 2, bytes: { html: 20 } },
    ];
    expect(medians(rounds)).toEqual({ lcp: 2, bytes: { html: 20 } });
  });
});

describe('kilobytes', () => {
  it('has one decimal', () => {
    expect(kilobytes(1536)).toBe('1.5');
  });
});

describe('markdownTable', () => {
  it('aligns figures to the right', () => {
    expect(markdownTable(['Page', 'KB'], [['Home', 7]])).toBe(
      '| Page | KB |\n| --- | --: |\n| Home | 7 |',
    );
  });
});

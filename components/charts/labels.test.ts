import { describe, expect, it } from '@jest/globals';
import { spread, thinOut, tickLines, wrap } from './labels';

describe('spread', () => {
  it('leaves labels alone that have room', () => {
    expect(spread([10, 40, 80], 16, 100)).toEqual([10, 40, 80]);
  });

  it('moves labels apart in the order in which they stand', () => {
    expect(spread([52, 50, 10], 16, 100)).toEqual([66, 50, 10]);
  });

  it('keeps them within the drawing', () => {
    expect(spread([99, 98, 97], 16, 100)).toEqual([100, 84, 68]);
  });
});

describe('labels of an axis', () => {
  it('break between words', () => {
    expect(wrap('Photo with unrelated caption', 150)).toEqual(['Photo with', 'unrelated caption']);
    expect(wrap('Commission Lobby', 20)).toEqual(['Commission', 'Lobby']);
  });

  it('are thinned out where there is no room', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
    expect(thinOut(months, 50)).toEqual(months);
    expect(thinOut(months, 20)).toEqual(['Jan', 'Mar', 'May']);
  });

  it('name a year once', () => {
    const months = ['Nov 2024', 'Dec 2024', 'Jan 2025'];
    expect(months.map((_, i) => tickLines(months, i))).toEqual([
      ['Nov', '2024'],
      ['Dec'],
      ['Jan', '2025'],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { findRatingBand, ratingBands, registrationThreshold } from './ratingBands';

describe('the rating bands', () => {
  it('the rating bands cover 0 to 10 without a gap', () => {
    expect(ratingBands.map(({ name, range }) => `${name} ${range}`)).toEqual([
      'Closed 0.00–2.50',
      'Ajar 2.51–5.00',
      'Open 5.01–7.50',
      'Registered Above 7.50',
    ]);
    expect(ratingBands.at(-1)?.upTo).toBe(10);
    expect(findRatingBand(registrationThreshold).name).toBe('Open');
  });

  it.each([
    [0, 'Closed'],
    [2.5, 'Closed'],
    [2.500001, 'Ajar'],
    [5, 'Ajar'],
    [5.000001, 'Open'],
    [7.5, 'Open'],
    [7.500001, 'Registered'],
    [10, 'Registered'],
  ])('the rating %d is in the rating band %s', (rating, name) => {
    expect(findRatingBand(rating).name).toBe(name);
  });

  it('findRatingBand throws for a rating above 10', () => {
    expect(() => findRatingBand(10.1)).toThrow(/above the highest band/);
  });
});

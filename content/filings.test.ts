import { expect, it } from '@jest/globals';
import { recentFilings } from './filings';

it('recent filings are newest first', () => {
  const [ids, dates] = [recentFilings.map(({ id }) => id), recentFilings.map(({ date }) => date)];
  expect(ids).toEqual([...ids].sort().reverse());
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { id, date } of recentFilings) {
    expect(id).toMatch(new RegExp(`^F-${date.slice(0, 4)}-\\d{5}$`));
  }
});

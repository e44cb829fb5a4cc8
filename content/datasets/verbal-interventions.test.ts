/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { coochieIndex } from '../dashboards/coochie-index';
import {
  formatIndexChange,
  verbalInterventionsTable,
  netIndexChange,
  verbalInterventions,
} from './verbal-interventions';

describe('verbal interventions', () => {
  it('all verbal interventions together raise the index by one hundredth', () => {
    expect(netIndexChange).toBe(1);
    expect(verbalInterventionsTable.rows.at(-1)).toEqual(expect.arrayContaining(['Net', '+1']));
  });

  it('verbal interventions are sorted by date', () => {
    const dates = verbalInterventions.rows.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it('formatIndexChange prints a plus or minus sign', () => {
    expect([71, -89, 0].map(formatIndexChange)).toEqual(['+71', '−89', '0']);
  });

  it('the anecdote’s interventions move the index to 7.57, then to 6.68', () => {
    const anecdote = coochieIndex.anecdote?.paragraphs.join(' ') ?? '';
    const words = anecdote.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(105);
    expect(words).toBeLessThanOrEqual(135);
    const [before, above, after] = [6.86, 7.57, 6.68];
    const moved = [above - before, after - above].map((step) => Math.round(step * 100));
    const onTheDay = verbalInterventions.rows.filter(({ date }) => date === '2025-04-03');
    expect(onTheDay.map(({ effect }) => effect)).toEqual(moved);
  });
});

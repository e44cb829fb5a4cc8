import { describe, expect, it } from '@jest/globals';
import { groupByLetter } from './groupByLetter';

const terms = (...names: string[]) => names.map((term) => ({ term }));

describe('byLetter', () => {
  it('opens a group where the first letter changes', () => {
    expect(groupByLetter(terms('Cap', 'churn', 'Heart'))).toEqual([
      { letter: 'C', terms: terms('Cap', 'churn') },
      { letter: 'H', terms: terms('Heart') },
    ]);
  });

  it('looks past quotation marks', () => {
    expect(groupByLetter(terms('"Hey"')).map(({ letter }) => letter)).toEqual(['H']);
  });

  it('has no groups for no terms', () => {
    expect(groupByLetter([])).toEqual([]);
  });
});

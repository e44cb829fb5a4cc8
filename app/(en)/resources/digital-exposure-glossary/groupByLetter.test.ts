import { describe, expect, it } from '@jest/globals';
import { groupByLetter } from './groupByLetter';

const terms = (...names: string[]) => names.map((term) => ({ term }));

describe('groupByLetter', () => {
  it('terms are grouped by first letter, whatever its case', () => {
    expect(groupByLetter(terms('Cap', 'churn', 'Heart'))).toEqual([
      { letter: 'C', terms: terms('Cap', 'churn') },
      { letter: 'H', terms: terms('Heart') },
    ]);
  });

  it('a term in quotation marks is grouped by its first letter', () => {
    expect(groupByLetter(terms('"Hey"')).map(({ letter }) => letter)).toEqual(['H']);
  });

  it('an empty list of terms has no groups', () => {
    expect(groupByLetter([])).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { byLetter } from './byLetter';

const terms = (...names: string[]) => names.map((term) => ({ term }));

describe('byLetter', () => {
  it('opens a group where the first letter changes', () => {
    expect(byLetter(terms('Cap', 'churn', 'Heart'))).toEqual([
      { letter: 'C', terms: terms('Cap', 'churn') },
      { letter: 'H', terms: terms('Heart') },
    ]);
  });

  it('looks past quotation marks', () => {
    expect(byLetter(terms('"Hey"')).map(({ letter }) => letter)).toEqual(['H']);
  });

  it('has no groups for no terms', () => {
    expect(byLetter([])).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { form1099HeyPage, formBoxes, returnedInYear, sentInYear } from './form1099Hey';
import { acknowledgmentValues } from './regulations';

describe('Form 1099-HEY', () => {
  it('has a box for each row of the table of equivalents, in its order', () => {
    const labels = acknowledgmentValues.map(({ acknowledgment }) => acknowledgment);
    expect(formBoxes.map(({ label }) => label).slice(0, labels.length)).toEqual(labels);
  });

  it('returns 14 hearts at their value, and withholds what did not come back', () => {
    expect(formBoxes[0]).toMatchObject({ label: 'Heart', count: 14, entry: '$1.54' });
    const withheld = formBoxes.find(({ label }) => label === 'Withheld')?.entry;
    expect(withheld).toContain(`$${(sentInYear - returnedInYear).toFixed(2)}`);
  });

  it('the instructions speak of boxes that the form has, by their numbers', () => {
    const numbers = form1099HeyPage.instructions.items.map((item) => /^Box (\d+)/.exec(item)?.[1]);
    const labels = numbers.map((number) => formBoxes[Number(number) - 1]?.label);
    expect(labels).toEqual(['Name read aloud', 'Withheld', 'Dependents']);
  });
});

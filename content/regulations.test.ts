/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readContentText } from './consistency/contentTexts.test.helper';
import { acknowledgmentValues, formatAcknowledgmentValue } from './regulations';

describe('acknowledgment equivalents', () => {
  const register = readContentText('pages/remembered-from-last-week.md').split('\n- ').at(-1) ?? '';

  it('the sixth row has no value, and says what the last entry of the register says', () => {
    const withoutValue = acknowledgmentValues.filter(({ value }) => value === undefined);
    expect(withoutValue).toEqual([acknowledgmentValues[5]]);
    expect(register).toContain(
      `Row six: ${formatAcknowledgmentValue(withoutValue[0]!).toLowerCase()}.`,
    );
  });

  it('there is an exhibit for each morning from March 5 to May 4', () => {
    const mornings = (Date.UTC(2025, 4, 4) - Date.UTC(2025, 2, 5)) / 86_400_000 + 1;
    expect(register).toContain(`${mornings} sheets`);
  });
});

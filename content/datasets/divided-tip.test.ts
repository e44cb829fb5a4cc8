/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { acknowledgmentValues } from '../regulations';
import { sumDollars } from '../sumDollars';
import {
  calculateProcessingFee,
  dividedTip,
  dividedTipAmount,
  minimumPayout,
  receivedOfTip,
} from './divided-tip';

const amounts = dividedTip.rows.map(({ amount }) => amount);

describe('the divided tip', () => {
  it('the parts add up to the tip, to the cent', () => {
    expect(sumDollars(amounts)).toBe(dividedTipAmount);
    for (const amount of amounts) expect(Number(amount.toFixed(2))).toBe(amount);
  });

  it('the store keeps 30 percent, and the platform half of the rest', () => {
    const [store = 0, platform = 0] = amounts;
    expect(store).toBe(0.3 * dividedTipAmount);
    expect(2 * platform).toBe(dividedTipAmount - store);
  });

  it('what reaches the creator is below the minimum payout', () => {
    expect(amounts).toContain(receivedOfTip);
    expect(receivedOfTip).toBeLessThan(minimumPayout);
  });

  it('to process a heart costs more than the heart is worth', () => {
    const heart = acknowledgmentValues.find(({ acknowledgment }) => acknowledgment === 'Heart');
    expect(calculateProcessingFee(heart?.value ?? 0)).toBe(0.31);
  });
});

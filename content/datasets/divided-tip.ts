import type { Dataset } from './dataset';

/** Where a part of the tip is. */
export type TipRecipient =
  | 'The store of the telephone’s programs'
  | 'The platform, for the introduction'
  | 'Processing'
  | 'The creator’s, waiting below the minimum payout'
  | 'The creator’s wave';

export interface TipPart {
  recipient: TipRecipient;
  /** In dollars. */
  amount: number;
}

const roundToCents = (amount: number) => Math.round(100 * amount) / 100;

export const dividedTipAmount = 5;

/** What the store keeps of a tip, and what the platform keeps of the rest. */
export const tipShares = { store: 0.3, platform: 0.5 } as const;

/** The least that a platform pays out, in dollars. */
export const minimumPayout = 20;

const processingRate = { fixed: 0.3, share: 0.05 } as const;

/** What it costs to process an amount, both in dollars. */
export const calculateProcessingFee = (amount: number) =>
  roundToCents(processingRate.fixed + processingRate.share * amount);

const store = roundToCents(tipShares.store * dividedTipAmount);
const platform = roundToCents(tipShares.platform * (dividedTipAmount - store));
const beforeProcessing = roundToCents(dividedTipAmount - store - platform);
const processing = calculateProcessingFee(beforeProcessing);

/** What reaches the creator of the tip, in dollars. */
export const receivedOfTip = roundToCents(beforeProcessing - processing);

export const dividedTip: Dataset<TipPart> = {
  name: 'One Tip, Followed',
  source: 'Commission (one evening).',
  x: 'recipient',
  measures: { amount: { label: 'Amount', unit: 'dollars', decimals: 2 } },
  rows: [
    { recipient: 'The store of the telephone’s programs', amount: store },
    { recipient: 'The platform, for the introduction', amount: platform },
    { recipient: 'Processing', amount: processing },
    { recipient: 'The creator’s, waiting below the minimum payout', amount: receivedOfTip },
    { recipient: 'The creator’s wave', amount: 0 },
  ],
  footnotes: [],
};

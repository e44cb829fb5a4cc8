import { formatLongMonth, months } from '../../datasets/months';
import { monthlyComposite } from '../../datasets/platform-exposure';
import { formatValue } from '../../format';
import { registrationThreshold } from '../../ratingBands';

const readings = months.map((month, i) => {
  const value = monthlyComposite[i] ?? NaN;
  return {
    month,
    name: formatLongMonth(month),
    value,
    text: formatValue(value, { unit: 'score', decimals: 3 }),
  };
});

const highest = readings.reduce((a, b) => (b.value > a.value ? b : a));

/** What stands beside the lead: the composite on the ten lamps of the seal, in its highest month and in each. */
export const compositeRing = {
  title: 'The composite, by month',
  note: `A lamp for each point of ten. The notch stands at ${registrationThreshold}, above which an account has to register; the index is not an account.`,
  threshold: registrationThreshold,
  highest,
  highestLabel: 'highest of twelve',
  readings,
} as const;

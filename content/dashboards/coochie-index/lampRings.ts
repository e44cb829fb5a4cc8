import { getMonthName } from '../../datasets/months';
import { monthlyCoochieIndex } from '../../datasets/monthly-exposure';
import { formatValue } from '../../format';
import { registrationThreshold } from '../../ratingBands';

const readings = monthlyCoochieIndex.rows.map(({ month, value }) => {
  const text = formatValue(value, { unit: 'score', decimals: 3 });
  return { month, name: getMonthName(month), value, text };
});

const highest = readings.reduce((a, b) => (b.value > a.value ? b : a));

/** The figure at the top of the Coochie Index page: each month's index as a ring of ten lamps. */
export const lampRings = {
  title: 'The composite, by month',
  note: `A lamp for each point of ten. The notch stands at ${registrationThreshold}, above which an account has to register.`,
  threshold: registrationThreshold,
  highest,
  highestLabel: 'highest of twelve',
  readings,
} as const;

import { getFullMonthName, monthAbbreviations } from '../../datasets/months';
import { monthlyCoochieIndexValues } from '../../datasets/monthly-platform-exposure';
import { formatValue } from '../../format';
import { registrationThresholdExposureRating } from '../../ratingBands';

const [lowestValue, highestValue] = [
  Math.min(...monthlyCoochieIndexValues),
  Math.max(...monthlyCoochieIndexValues),
];

const readings = monthAbbreviations.map((month, i) => {
  const value = monthlyCoochieIndexValues[i] ?? NaN;
  const extreme =
    value === highestValue
      ? ('highest' as const)
      : value === lowestValue
        ? ('lowest' as const)
        : undefined;
  return {
    month,
    name: getFullMonthName(month),
    value,
    text: formatValue(value, { unit: 'score', decimals: 3 }),
    extreme,
  };
});

const highest = readings.reduce((a, b) => (b.value > a.value ? b : a));

/** Text and values of the figure at the top of the Coochie Index page: the coochie index of each month, drawn as a ring of ten lamps. */
export const indexLampRingsFigureContent = {
  title: 'The composite, by month',
  note: `A lamp for each point of ten. The notch stands at ${registrationThresholdExposureRating}, above which an account has to register; the index is not an account.`,
  threshold: registrationThresholdExposureRating,
  highest,
  highestLabel: 'highest of twelve',
  readings,
} as const;

import { binderSource, type Dataset } from './dataset';

export interface HemlineReading {
  /** In °F at 12:01 p.m., when the hemline was read. */
  temperature: number;
  /** Height in centimeters of the lower edge of Reference Sundress No. 1. */
  hemline: number;
  /** Score of sundress posts, from 0 to 100. */
  attractiveness: number;
  /**
   * Mean days since the reference sundress was washed: cotton stretches on a hanger and shrinks in
   * the wash.
   */
  daysSinceLaundering: number;
}

export const hemlineReadings: Dataset<HemlineReading> = {
  name: 'Hemline of Reference Sundress No. 1, Daily',
  source: binderSource,
  x: 'temperature',
  measures: {
    temperature: { label: 'Temperature (°F)', unit: 'fahrenheit', decimals: 0 },
    hemline: { label: 'Hemline', unit: 'centimeters', decimals: 1 },
    attractiveness: { label: 'Attractiveness', unit: 'score', decimals: 1 },
    daysSinceLaundering: { label: 'Days since laundering', unit: 'days', decimals: 1 },
  },
  rows: [
    { temperature: 50, hemline: 38.6, attractiveness: 18.4, daysSinceLaundering: 4.2 },
    { temperature: 55, hemline: 39.1, attractiveness: 24.9, daysSinceLaundering: 2.1 },
    { temperature: 60, hemline: 37.3, attractiveness: 31.2, daysSinceLaundering: 6.8 },
    { temperature: 65, hemline: 38.4, attractiveness: 42.7, daysSinceLaundering: 3.3 },
    { temperature: 70, hemline: 37.7, attractiveness: 55.3, daysSinceLaundering: 5.4 },
    { temperature: 75, hemline: 43.7, attractiveness: 64.1, daysSinceLaundering: 3.1 },
    { temperature: 80, hemline: 39.7, attractiveness: 72.8, daysSinceLaundering: 1.6 },
    { temperature: 85, hemline: 36.9, attractiveness: 79.6, daysSinceLaundering: 7.3 },
    { temperature: 90, hemline: 38.8, attractiveness: 80.3, daysSinceLaundering: 2.7 },
    { temperature: 95, hemline: 37.2, attractiveness: 79.8, daysSinceLaundering: 5.9 },
    { temperature: 100, hemline: 38.7, attractiveness: 80.1, daysSinceLaundering: 3.8 },
  ],
  footnotes: [
    {
      series: 'hemline',
      x: '75',
      text: 'Tumble-dried in error. The reading is correct; the dress is different.',
    },
  ],
};

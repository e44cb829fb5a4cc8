import { binderSource, type Dataset } from './dataset';
import type { MonthAbbreviation } from './months';
import type { Region } from './sundress-post-rates';

export interface NoonTemperature {
  month: MonthAbbreviation;
  region: Region;
  /** Mean temperature in the shade at 12:01 p.m., in °F. */
  temperature: number;
}

/** The lowest noon temperature, in °F, at which the season is open (51 CSR 68.2). */
export const seasonThreshold = 68;

export const noonTemperatures: Dataset<NoonTemperature> = {
  name: 'Thermometer Readings, Daily',
  source: binderSource,
  x: 'month',
  measures: { temperature: { label: 'Temperature (°F)', unit: 'fahrenheit', decimals: 1 } },
  rows: [
    { month: 'Jan', region: 'Northeast', temperature: 33.1 },
    { month: 'Feb', region: 'Northeast', temperature: 35.4 },
    { month: 'Mar', region: 'Northeast', temperature: 44.2 },
    { month: 'Apr', region: 'Northeast', temperature: 55.7 },
    { month: 'May', region: 'Northeast', temperature: 66.3 },
    { month: 'Jun', region: 'Northeast', temperature: 74.6 },
    { month: 'Jul', region: 'Northeast', temperature: 80.3 },
    { month: 'Aug', region: 'Northeast', temperature: 78.5 },
    { month: 'Sep', region: 'Northeast', temperature: 70.9 },
    { month: 'Oct', region: 'Northeast', temperature: 59.8 },
    { month: 'Nov', region: 'Northeast', temperature: 48.3 },
    { month: 'Dec', region: 'Northeast', temperature: 37.6 },
    { month: 'Jan', region: 'Southeast', temperature: 50.8 },
    { month: 'Feb', region: 'Southeast', temperature: 54.1 },
    { month: 'Mar', region: 'Southeast', temperature: 60.9 },
    { month: 'Apr', region: 'Southeast', temperature: 66.7 },
    { month: 'May', region: 'Southeast', temperature: 74.4 },
    { month: 'Jun', region: 'Southeast', temperature: 80.2 },
    { month: 'Jul', region: 'Southeast', temperature: 82.8 },
    { month: 'Aug', region: 'Southeast', temperature: 82.1 },
    { month: 'Sep', region: 'Southeast', temperature: 77.6 },
    { month: 'Oct', region: 'Southeast', temperature: 68.9 },
    { month: 'Nov', region: 'Southeast', temperature: 58.7 },
    { month: 'Dec', region: 'Southeast', temperature: 52.3 },
    { month: 'Jan', region: 'Midwest', temperature: 27.9 },
    { month: 'Feb', region: 'Midwest', temperature: 31.6 },
    { month: 'Mar', region: 'Midwest', temperature: 42.8 },
    { month: 'Apr', region: 'Midwest', temperature: 54.9 },
    { month: 'May', region: 'Midwest', temperature: 66.1 },
    { month: 'Jun', region: 'Midwest', temperature: 75.3 },
    { month: 'Jul', region: 'Midwest', temperature: 79.2 },
    { month: 'Aug', region: 'Midwest', temperature: 77.8 },
    { month: 'Sep', region: 'Midwest', temperature: 70.4 },
    { month: 'Oct', region: 'Midwest', temperature: 57.1 },
    { month: 'Nov', region: 'Midwest', temperature: 42.6 },
    { month: 'Dec', region: 'Midwest', temperature: 31.4 },
    { month: 'Jan', region: 'Southwest', temperature: 61.7 },
    { month: 'Feb', region: 'Southwest', temperature: 65.2 },
    { month: 'Mar', region: 'Southwest', temperature: 70.8 },
    { month: 'Apr', region: 'Southwest', temperature: 77.9 },
    { month: 'May', region: 'Southwest', temperature: 86.3 },
    { month: 'Jun', region: 'Southwest', temperature: 95.1 },
    { month: 'Jul', region: 'Southwest', temperature: 98.4 },
    { month: 'Aug', region: 'Southwest', temperature: 96.6 },
    { month: 'Sep', region: 'Southwest', temperature: 90.7 },
    { month: 'Oct', region: 'Southwest', temperature: 80.2 },
    { month: 'Nov', region: 'Southwest', temperature: 68.6 },
    { month: 'Dec', region: 'Southwest', temperature: 60.9 },
    { month: 'Jan', region: 'West', temperature: 57.6 },
    { month: 'Feb', region: 'West', temperature: 59.3 },
    { month: 'Mar', region: 'West', temperature: 61.1 },
    { month: 'Apr', region: 'West', temperature: 64.2 },
    { month: 'May', region: 'West', temperature: 68.7 },
    { month: 'Jun', region: 'West', temperature: 71.8 },
    { month: 'Jul', region: 'West', temperature: 75.2 },
    { month: 'Aug', region: 'West', temperature: 76.3 },
    { month: 'Sep', region: 'West', temperature: 76.9 },
    { month: 'Oct', region: 'West', temperature: 70.6 },
    { month: 'Nov', region: 'West', temperature: 62.8 },
    { month: 'Dec', region: 'West', temperature: 57.2 },
  ],
  footnotes: [],
};

/** The months whose noon temperature reaches the threshold. */
export function findSundressSeasonMonths(region: Region): MonthAbbreviation[] {
  return noonTemperatures.rows
    .filter((row) => row.region === region && row.temperature >= seasonThreshold)
    .map(({ month }) => month);
}

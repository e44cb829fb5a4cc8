export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Abbreviated name of a month, such as "Jan", as datasets and chart axes use it. */
export type Month = (typeof months)[number];

const longMonths: Readonly<Record<Month, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};

/** Returns the full name of a month: "January" for "Jan". */
export function formatLongMonth(month: Month): string {
  return longMonths[month];
}

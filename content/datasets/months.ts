export const monthAbbreviations = [
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

/** The name of a month in datasets and on chart axes: "Jan". */
export type MonthAbbreviation = (typeof monthAbbreviations)[number];

const longMonths: Readonly<Record<MonthAbbreviation, string>> = {
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

export function getMonthName(month: MonthAbbreviation): string {
  return longMonths[month];
}

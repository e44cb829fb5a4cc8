import type { Axis, ChartData, Series } from './charts';
import type { IsoDate } from './dates';

/**
 * The one place that turns a date, a number or a unit into words. It holds no data, so components
 * may import it too.
 */

/** "May 16, 2025", the same in every zone and locale. */
export function formatDate(date: IsoDate): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

type NumberFormat = Pick<Axis, 'unit' | 'decimals'>;

/** Keeps a unit on the line of its figure. */
const noBreakSpace = '\u00a0';

/**
 * Sections of the Code, numbers of rooms and things, hours, degrees, measures, and the days of
 * months: what must not break at its space.
 */
const phrasesKeptOnOneLine =
  /\bto 🧠|\([a-d]\) [A-Z]|\b51 (?:CSR(?: \d)?|Simp Stat\. \d)|\bRoom \d|\bNo\. (?:\d|COPE-)|\d (?:°F|[ap]\. ?m\.|(?:k?g|[cm]m|counts?|seconds?|minutes?|days?|years?|segundos?|minutos?|monedas?)\b)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g;

/** The same words, in a text or in every text of plain data, without a line break in such a piece. */
export function addNoBreakSpaces<T>(data: T): T;
export function addNoBreakSpaces(data: unknown): unknown {
  if (typeof data === 'string') {
    return data.replaceAll(phrasesKeptOnOneLine, (piece) => piece.replaceAll(' ', noBreakSpace));
  }
  if (Array.isArray(data)) return data.map((item) => addNoBreakSpaces(item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, addNoBreakSpaces(value)]),
  );
}

/** "1,204", "7.50", "52.0%", "$67.90", "38.4 cm", "80 °F". */
export function formatValue(value: number, { unit, decimals }: NumberFormat): string {
  const figure = value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  switch (unit) {
    case 'percent':
      return `${figure}%`;
    case 'dollars':
      return `$${figure}`;
    case 'centimeters':
      return `${figure}${noBreakSpace}cm`;
    case 'fahrenheit':
      return `${figure}${noBreakSpace}°F`;
    case 'count':
    case 'score':
      return figure;
  }
}

/** "$254.49"; limits and fees are written without cents. */
export function formatDollars(amount: number, decimals: 0 | 2 = 2): string {
  return formatValue(amount, { unit: 'dollars', decimals });
}

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count in prose, "three" or "twenty-four"; from 100 on in digits. */
export function spellOutNumber(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return count.toLocaleString('en-US');
  if (count < 20) return upToNineteen[count] ?? '';
  const ones = count % 10 === 0 ? '' : `-${upToNineteen[count % 10]}`;
  return `${tens[Math.floor(count / 10) - 2]}${ones}`;
}

/** "a lamp, a firm and an accountant" */
export function joinWithAnd(items: readonly string[]): string {
  const [last = '', ...others] = items.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
}

/** The text with a capital first letter, for the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as an axis prints it: as short as it can be. A longer unit stands in the axis' title. */
export function formatTick(value: number, unit: Axis['unit']): string {
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (unit === 'percent') return `${figure}%`;
  return unit === 'dollars' ? `$${figure}` : figure;
}

/** The axis that measures a series, and so says how its values are written. */
export function findSeriesAxis(
  data: ChartData,
  { axis, decimals }: Pick<Series, 'axis' | 'decimals'>,
): Axis {
  const own = data[axis ?? 'left'] ?? data.left;
  return { ...own, decimals: decimals ?? own.decimals };
}

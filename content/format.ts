import type { Axis, ChartData, Series } from './charts';
import type { IsoDate } from './dates';
import { mapStrings } from './mapStrings';

/** This module imports no texts of the site, so components may import it. */

/** "May 16, 2025", in every time zone and locale. */
export function formatDate(date: IsoDate): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

type NumberFormat = Pick<Axis, 'unit' | 'decimals'>;

const noBreakSpace = '\u00a0';

/**
 * Citations ("51 CSR 8.4"), numbers of rooms, keys, and things, clock times, degrees, measures, and days
 * of months.
 */
const phrasesKeptOnOneLine =
  /\bto 🧠|(?:💦|🧠) [a-z]|\bOne \(1\)|\([a-d]\) [A-Z]|\b51 (?:CSR(?: \d)?|Simp Stat\. \d)|\b(?:Room|[Cc]all|text|press|al|opción) \d|\bNos?\. (?:\d|COPE-)|\d (?:°F|[ap]\. ?m\.|(?:k?g|[cm]m|seconds?|minutes?|days?|years?|segundos?|minutos?|monedas?)\b)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:(?:, \d{1,2})+, and \d{1,2})?\b/g;

/**
 * Puts no-break spaces into phrases such as "Room 2B" or "68 °F", in every string of plain data.
 */
export function addNoBreakSpaces<T>(data: T): T {
  return mapStrings(data, (text) =>
    text.replaceAll(phrasesKeptOnOneLine, (phrase) => phrase.replaceAll(' ', noBreakSpace)),
  );
}

/** A number with its unit: "1,204", "7.50", "52.0%", "$67.90", "38.4 cm", "80 °F". */
export function formatValue(value: number | null, { unit, decimals }: NumberFormat): string {
  if (value === null) return 'no data';
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
    case 'days':
      return figure;
  }
}

/** "$254.49", or with 0 decimals "$75", for limits and fees. */
export function formatDollars(amount: number, decimals: 0 | 2 = 2): string {
  return formatValue(amount, { unit: 'dollars', decimals });
}

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Words for numbers below 100: "three", "twenty-four"; digits for others. */
export function spellOutNumber(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return count.toLocaleString('en-US');
  if (count < 20) return upToNineteen[count] ?? '';
  const ones = count % 10 === 0 ? '' : `-${upToNineteen[count % 10]}`;
  return `${tens[Math.floor(count / 10) - 2]}${ones}`;
}

/** A list for a sentence: "a lamp, a firm and an accountant". */
export function joinWithAnd(items: readonly string[]): string {
  const others = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  if (others.length > 1) return `${others.join(', ')}, and ${last}`;
  return [...others, last].join(' and ');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A tick label has at most two decimals. Only % and $ are added; other units are in the axis title.
 */
export function formatAxisTick(value: number, unit: Axis['unit']): string {
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (unit === 'percent') return `${figure}%`;
  return unit === 'dollars' ? `$${figure}` : figure;
}

/** The axis of a series, with the series' own number of decimals if it has one. */
export function findSeriesAxis(
  data: ChartData,
  { axis, decimals }: Pick<Series, 'axis' | 'decimals'>,
): Axis {
  const own = data[axis ?? 'left'] ?? data.left;
  return { ...own, decimals: decimals ?? own.decimals };
}

const symbolNames: Readonly<Record<string, string>> = { '💦': 'droplets', '🧠': 'brains' };

/** For pictures drawn with fonts that have no symbols: "ratio of droplets to brains". */
export function replaceSymbolsByNames(text: string): string {
  return text.replaceAll(/💦|🧠/gu, (symbol) => symbolNames[symbol] ?? symbol);
}

/**
 * Splits a text before and after each symbol that needs a name, such as 💦, and each number in which
 * lines must not break, such as 7–0 or AP-75.
 */
export function splitAtSymbols(
  text: string,
): (string | { symbol: string; name: string } | { number: string })[] {
  return text
    .split(/(💦|🧠|(?=[\w.–-]*\d)\w+(?:[.–-]\w+)*[–-]\w+(?:[.–-]\w+)*)/u)
    .map((part, i) => {
      if (i % 2 === 0) return part;
      const name = symbolNames[part];
      return name ? { symbol: part, name } : { number: part };
    });
}

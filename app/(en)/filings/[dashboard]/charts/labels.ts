import { estimateTextWidth } from './chartDimensions';

/**
 * Moves labels that are closer than `gap` apart: toward `end`, or back if they would pass `end`.
 * They keep their order.
 */
export function spreadLabels(wanted: readonly number[], gap: number, end: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = 0;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, free);
    free = placed[i] + gap;
  }
  let limit = end;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = placed[i] - gap;
  }
  return placed;
}

/** Breaks a label between words only, even if one is wider than `width`. */
export function wrapLabel(label: string, width: number, size?: number): string[] {
  return label.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && estimateTextWidth(`${last} ${word}`, size) <= width) {
      return [...lines.slice(0, -1), `${last} ${word}`];
    }
    return [...lines, word];
  }, []);
}

/** The factor 0.93 is for tick labels, whose font is lighter than estimateTextWidth assumes. */
const measureWidest = (labels: readonly string[]) =>
  0.93 * Math.max(...labels.map((label) => estimateTextWidth(firstWord(label)))) + 3;

const areMonths = (labels: readonly string[]) =>
  labels.every((label) => /^[A-Z][a-z]{2}\b/.test(label));

/**
 * Keeps all months, because splitTickLabel shortens them; of other labels every second, or every
 * third and so on, if not all fit.
 */
export function selectFittingLabels(labels: readonly string[], step: number): string[] {
  const distance = areMonths(labels) ? 1 : Math.ceil(measureWidest(labels) / step);
  return labels.filter((_, i) => i % distance === 0);
}

const firstWord = (label: string) => label.split(' ', 1).join();

/**
 * Splits a tick label such as "Jan 2025" after the first word, and leaves out the rest if the label
 * before has the same. Months wider than `step` are cut to their initials.
 */
export function splitTickLabel(labels: readonly string[], index: number, step: number): string[] {
  const rest = (label = '') => label.slice(firstWord(label).length + 1);
  const label = labels[index] ?? '';
  const isNew = index === 0 || rest(label) !== rest(labels[index - 1]);
  const isWide = areMonths(labels) && measureWidest(labels) > step;
  const first = isWide ? label.charAt(0) : firstWord(label);
  return isNew && rest(label) ? [first, rest(label)] : [first];
}

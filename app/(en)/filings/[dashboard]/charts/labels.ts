import { estimateTextWidth } from './chartDimensions';

/**
 * Returns positions of labels that are at least `gap` apart and between 0 and `end`, in the order
 * of `wanted`. Labels that are too close are moved toward `end`, and back if they would be beyond
 * it.
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

/** Breaks a label between words into lines no wider than `width`, unless a single word is wider. */
export function wrapLabel(label: string, width: number, size?: number): string[] {
  return label.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && estimateTextWidth(`${last} ${word}`, size) <= width) {
      return [...lines.slice(0, -1), `${last} ${word}`];
    }
    return [...lines, word];
  }, []);
}

/**
 * Returns the axis labels that fit where each label has the width `step`: of months the one at the
 * index `restingIndex`, the last one, and as many others as fit; of other labels every second, third …
 */
export function selectFittingLabels(
  labels: readonly string[],
  step: number,
  restingIndex = 0,
): string[] {
  // Tick labels have a lighter font weight than estimateTextWidth assumes, so the estimated width is reduced.
  const widest = 0.93 * Math.max(...labels.map((label) => estimateTextWidth(firstWord(label))));
  const isMonths = labels.every((label) => /^[A-Z][a-z]{2}\b/.test(label));
  const distance = Math.ceil((widest + 3) / step);
  if (!isMonths) return labels.filter((_, i) => i % distance === 0);
  const chosen: number[] = [];
  for (const i of [restingIndex, labels.length - 1, ...labels.keys()])
    if (chosen.every((other) => Math.abs(other - i) >= distance)) chosen.push(i);
  return labels.filter((_, i) => chosen.includes(i));
}

const firstWord = (label: string) => label.split(' ', 1).join();

/**
 * Splits a tick label into its first word and the rest, such as month and year. The rest is left
 * out if the tick before has the same, so that each year is printed once.
 */
export function splitTickLabel(labels: readonly string[], index: number): string[] {
  const rest = (label = '') => label.slice(firstWord(label).length + 1);
  const label = labels[index] ?? '';
  const isNew = index === 0 || rest(label) !== rest(labels[index - 1]);
  return isNew && rest(label) ? [firstWord(label), rest(label)] : [firstWord(label)];
}

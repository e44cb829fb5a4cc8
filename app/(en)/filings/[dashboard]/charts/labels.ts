import { estimateTextWidth } from './chartDimensions';

/**
 * Moves labels that are closer than `gap` toward `end`, and back if they would pass it. Keeps their
 * order.
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

/**
 * As many labels as fit into steps of this width: of months the one at `restingIndex`, the last,
 * and others; otherwise every second, third …
 */
export function selectFittingLabels(
  labels: readonly string[],
  step: number,
  restingIndex = 0,
): string[] {
  // Tick labels are lighter than estimateTextWidth assumes.
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
 * Splits off what follows the first word, such as a year, and drops it where the tick before has
 * the same.
 */
export function splitTickLabel(labels: readonly string[], index: number): string[] {
  const rest = (label = '') => label.slice(firstWord(label).length + 1);
  const label = labels[index] ?? '';
  const isNew = index === 0 || rest(label) !== rest(labels[index - 1]);
  return isNew && rest(label) ? [firstWord(label), rest(label)] : [firstWord(label)];
}

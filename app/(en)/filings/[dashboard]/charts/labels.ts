import { estimateTextWidth, maxNoteFontSize } from './chartDimensions';

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

const firstWord = (label: string) => label.split(' ', 1).join();

const rest = (label: string) => label.slice(firstWord(label).length + 1);

/**
 * The lines of each tick label if neighbors are `step` SVG units apart. A label such as "Jan 2025" is
 * split after the first word, and the rest left out if the label before has the same. If not all fit,
 * months are cut to their initials; of others, only every second or third, and so on, has a label.
 */
export function wrapTickLabels(labels: readonly string[], step: number): string[][] {
  const isWide = measureWidest(labels) > step;
  const hasInitials = isWide && areMonths(labels);
  const distance = hasInitials ? 1 : Math.ceil(measureWidest(labels) / step);
  return labels.map((label, i) => {
    if (i % distance !== 0) return [];
    const first = hasInitials ? label.charAt(0) : firstWord(label);
    const isNew = i === 0 || rest(label) !== rest(labels[i - distance] ?? '');
    return isNew && rest(label) ? [first, rest(label)] : [first];
  });
}

/**
 * The lines of category names in columns `columnWidth` wide. If a line is still too wide, every
 * second name begins a line lower.
 */
export function wrapCategoryNames(names: readonly string[], columnWidth: number): string[][] {
  const width = columnWidth - 6;
  const wrapped = names.map((name) => wrapLabel(name, width));
  const fits = wrapped.flat().every((line) => estimateTextWidth(line, maxNoteFontSize) <= width);
  return wrapped.map((lines, i) => (fits || i % 2 === 0 ? lines : ['\u00a0', ...lines]));
}

import { textWidth } from './frame';

/** Moves labels apart that stand closer than `gap`, as little as possible, within 0 and `end`. */
export function spread(wanted: readonly number[], gap: number, end: number): number[] {
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

/** Breaks a label between words, so that its lines are no wider than `width` where they can be. */
export function wrap(label: string, width: number): string[] {
  return label.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width) {
      return [...lines.slice(0, -1), `${last} ${word}`];
    }
    return [...lines, word];
  }, []);
}

/**
 * The names in lines, each of which may take `step` and keeps a distance where it can. Where single
 * words would run into each other, every second one steps down by a line.
 */
export function wrapAll(names: readonly string[], step: number): string[][] {
  const wrapped = names.map((name) => wrap(name, step - 8));
  // Widths are guessed on the safe side; this is not the place for it.
  const isTight =
    wrapped.every(({ length }) => length === 1) &&
    wrapped.flat().some((line) => 0.95 * textWidth(line) > step);
  return wrapped.map((lines, i) => (isTight && i % 2 === 1 ? [emptyLine, ...lines] : lines));
}

const emptyLine = '\u00a0';

/** The labels that have room when each may take `step`: all, or every second, third … */
export function thinOut(labels: readonly string[], step: number): string[] {
  const widest = Math.max(...labels.map((label) => textWidth(firstWord(label))));
  const every = Math.ceil((widest + 6) / step);
  return labels.filter((_, i) => i % every === 0);
}

const firstWord = (label: string) => label.split(' ', 1).join();

/**
 * The lines of a tick: its first word, and the rest only where it differs from the tick before, so
 * that a year is printed once.
 */
export function tickLines(labels: readonly string[], index: number): string[] {
  const rest = (label = '') => label.slice(firstWord(label).length + 1);
  const label = labels[index] ?? '';
  const isNew = index === 0 || rest(label) !== rest(labels[index - 1]);
  return isNew && rest(label) ? [firstWord(label), rest(label)] : [firstWord(label)];
}

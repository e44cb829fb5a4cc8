/** What measurements are told in. */

/** @param {readonly number[]} values */
export function median(values) {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of each number in records of one shape, nested ones too.
 * @template T
 * @param {readonly T[]} records
 * @returns {T}
 */
export function medians(records) {
  const [first] = records;
  if (typeof first === 'number') return median(records);
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, medians(records.map((record) => record[key]))]),
  );
}

/** Kilobytes of 1,024 with one decimal. */
export const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

export const milliseconds = (value) => `${Math.round(value)} ms`;

/**
 * @param {readonly string[]} head the first column is text, the others are figures
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/**
 * Makes a Markdown table for the README, with all columns but the first aligned to the right.
 * @param {readonly string[]} head the headings: the first column is text, the others are numbers
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function createMarkdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

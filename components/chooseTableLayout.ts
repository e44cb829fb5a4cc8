/**
 * How a table finds room on phones: it scrolls sideways below its first column, or each of its rows
 * stands as a block of labeled lines. Two columns, or three with two of numbers, have room.
 */
export function chooseTableLayout(
  columns: readonly { numeric?: boolean }[],
): 'scroll' | 'stack' | undefined {
  const numberColumns = columns.slice(1).filter(({ numeric }) => numeric).length;
  if (numberColumns > 3) return 'scroll';
  return columns.length > 3 || (columns.length === 3 && numberColumns < 2) ? 'stack' : undefined;
}

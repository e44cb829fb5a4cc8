interface Column {
  numeric?: boolean;
  label: string;
}

/** Widths in px at the font sizes of phones. `padding` is that of the table, and of each column but one. */
const headerLetter = 7;
const cellLetter = 9.2;
const padding = { table: 24, column: 13 };

/** The room for a table on a screen of 320 and of 360 px, and on one of 360 px if the table is as wide. */
const room = { at320: 286, at360: 326, wholeScreen: 360 };

const countLettersOfLongestWord = (text: string) =>
  Math.max(...text.split(/\s+/).map(({ length }) => length));

/** Texts wrap, but not so that each word stands below the other. */
function estimateColumnWidth(label: string, texts: readonly string[]) {
  const letters = texts.map((text) =>
    Math.max(countLettersOfLongestWord(text), Math.min(text.length, 8)),
  );
  return Math.max(
    headerLetter * countLettersOfLongestWord(label),
    ...letters.map((count) => cellLetter * count),
  );
}

/**
 * How a table finds room on phones: it scrolls sideways below its first column, or each of its rows
 * stands as a block of labeled lines. Two columns have room, and so have up to four short ones: some
 * of them on each screen; others from 360 px on, so that they scroll on smaller ones only.
 * @param rows the cells' texts
 */
export function chooseTableLayout(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): 'scroll' | 'stack' | undefined {
  const numberColumns = columns.slice(1).filter(({ numeric }) => numeric).length;
  if (numberColumns > 3) return 'scroll';
  if (columns.length < 3 || (columns.length === 3 && numberColumns === 2)) return undefined;
  if (columns.length > 4 || rows.flat().some(({ length }) => length > 18)) return 'stack';
  const widths = columns.map(({ label }, i) =>
    estimateColumnWidth(
      label,
      rows.map((cells) => cells[i] ?? ''),
    ),
  );
  const width = widths.reduce(
    (sum, column) => sum + column,
    padding.table + padding.column * (columns.length - 1),
  );
  if (width <= room.at320) return undefined;
  const widest = numberColumns === columns.length - 1 ? room.wholeScreen : room.at360;
  return width <= widest ? 'scroll' : 'stack';
}

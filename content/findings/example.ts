import { capitalize, spellOutNumber } from '../format';
import { summarizeRatings } from './summary';
import { chooseWalletFinding } from './rules';

const findFinding = (ratings: readonly number[]) =>
  chooseWalletFinding(
    summarizeRatings(ratings.map((rating) => ({ person: { displayName: '' }, rating }))),
  );

/** Whether the finding lies in the order of these ratings, so that others come of it backward. */
export const isAboutOrder = (ratings: readonly number[]) =>
  findFinding(ratings) !== findFinding([...ratings].reverse());

interface ColumnGroup {
  from: number;
  to: number;
  /** How many ratings each of its columns has. */
  count: number;
}

/** Neighboring columns with as many ratings are one group; empty columns are in none. */
function groupColumns(ratings: readonly number[]): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (let column = 1; column <= 10; column++) {
    const count = ratings.filter((rating) => rating === column).length;
    const last = groups.at(-1);
    if (last?.to === column - 1 && last.count === count) last.to = column;
    else if (count > 0) groups.push({ from: column, to: column, count });
  }
  return groups;
}

function describeGroup({ from, to, count }: ColumnGroup): string {
  const number = spellOutNumber(count);
  if (from === to) return `${number} in column ${from}`;
  return `${number} in each of columns ${from} ${to - from > 1 ? 'to' : 'and'} ${to}`;
}

/** What can be seen: "Seven ratings: six in column 3, one in column 10." */
export function describeExample(ratings: readonly number[]): string {
  const total = `${capitalize(spellOutNumber(ratings.length))} ratings`;
  const places =
    new Set(ratings).size === 1
      ? `, all in column ${ratings[0]}`
      : `: ${groupColumns(ratings).map(describeGroup).join(', ')}`;
  const order = isAboutOrder(ratings)
    ? `; the lamps brighten from the first, in column ${ratings[0]}, to the last, in column ${ratings.at(-1)}`
    : '';
  return `${total}${places}${order}.`;
}

/** The height of every column in marks, which is how many of its marks stand free at most. */
export const columnHeight = 5;

export interface StackedMark {
  /** From 1 to 10, the rating. */
  column: number;
  /** Of the mark's lower edge above the axis, in marks. */
  height: number;
}

/**
 * Stacks a mark for each rating in the column of that rating, the first at the bottom. Where a
 * column has more marks than stand free, they overlap evenly; a drawing in the order of the ratings
 * has the last one in front.
 */
export function layOutRatingStack(ratings: readonly number[]): StackedMark[] {
  return ratings.map((rating, index) => {
    const isInColumn = (other: number) => other === rating;
    const count = ratings.filter(isInColumn).length;
    const marksBelow = ratings.slice(0, index).filter(isInColumn).length;
    const step = count > columnHeight ? (columnHeight - 1) / (count - 1) : 1;
    return { column: rating, height: marksBelow * step };
  });
}

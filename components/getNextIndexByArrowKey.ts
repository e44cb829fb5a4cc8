/**
 * Functions that return which control of a row gets the focus when a key is pressed, for rows that
 * are one tab stop. Arrow keys wrap around at both ends.
 */
export const getNextIndexByArrowKey: Readonly<
  Record<string, (index: number, last: number) => number>
> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

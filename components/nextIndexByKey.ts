/**
 * For each key, the index of the control it moves to, in a row of controls that is one tab stop. From
 * either end an arrow key goes on at the other.
 */
export const nextIndexByKey: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * For a key pressed in a row of controls that is one tab stop, the index of the control that gets
 * the focus.
 */
export const nextFocusIndexByKey: Readonly<
  Record<string, (index: number, last: number) => number>
> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

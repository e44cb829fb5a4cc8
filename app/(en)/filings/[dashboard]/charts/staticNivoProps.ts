/** What of nivo's own drawing remains: the lines. Letters have a class (ChartPicture.module.css). */
const theme = {
  background: 'none',
  axis: { domain: { line: { stroke: 'none' } } },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
} as const;

/** What is the same of all charts: nivo draws one picture, at build; another module answers. */
export const staticNivoProps = {
  renderWrapper: false,
  isInteractive: false,
  animate: false,
  role: 'presentation',
  theme,
} as const;

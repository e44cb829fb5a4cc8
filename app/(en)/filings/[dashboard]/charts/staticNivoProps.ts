/** Without axis lines. The text has no style here, because a class styles it. */
const theme = {
  background: 'none',
  axis: { domain: { line: { stroke: 'none' } } },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
} as const;

/** No interaction or animation: nivo only draws a static SVG at build time. */
export const staticNivoProps = {
  renderWrapper: false,
  isInteractive: false,
  animate: false,
  role: 'presentation',
  theme,
} as const;

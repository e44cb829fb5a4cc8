/**
 * nivo's theme: colors of the grid lines, and no axis lines. Text is styled by a class
 * (ResponsiveChart.module.css).
 */
const theme = {
  background: 'none',
  axis: { domain: { line: { stroke: 'none' } } },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
} as const;

/**
 * Props that all nivo charts share. They turn off interaction and animation, because nivo only
 * draws a static SVG at build time.
 */
export const staticNivoProps = {
  renderWrapper: false,
  isInteractive: false,
  animate: false,
  role: 'presentation',
  theme,
} as const;

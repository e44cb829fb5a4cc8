/** What of nivo's own drawing remains: the lines. Letters have a class (Chart.module.css). */
export const theme = {
  background: 'none',
  axis: { domain: { line: { stroke: 'none' } } },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
} as const;

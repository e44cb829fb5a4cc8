export const root = document.documentElement;

export const listIslands = () => document.querySelectorAll<HTMLElement>('[data-island]');

/** A visitor may act before the islands and the list of scripts are parsed. */
export function whenParsed(run: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

/** Whether the visitor has reloaded the page, or has come back to it. */
export const wasRestored = () =>
  performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate';

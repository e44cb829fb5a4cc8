/**
 * Speculation rules as JSON: the browser fetches a page of the site when the visitor presses its link,
 * about a tenth of a second before the click. Hovering fetches nothing.
 * @param homeUrl URL of the home page: `/`
 */
export const buildSpeculationRules = (homeUrl: string) =>
  JSON.stringify({
    prefetch: [{ where: { href_matches: `${homeUrl}*` }, eagerness: 'conservative' }],
  });

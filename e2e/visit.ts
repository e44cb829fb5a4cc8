/** Six pages, one after the other, as somebody may look at them who came for one. */
export const visit = [
  '/',
  '/news/',
  '/news/1/',
  '/filings/',
  '/filings/sundress-yield-curve/',
  '/about/',
];

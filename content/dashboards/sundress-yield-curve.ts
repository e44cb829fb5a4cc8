import { addNoBreakSpaces } from '../format';
import { href } from '../site';
import type { Dashboard } from './dashboard';
import { sundressPostRateTab } from './sundress-yield-curve/sundressPostRateTab';
import { hemlineTab } from './sundress-yield-curve/hemlineTab';
import { venuesTab } from './sundress-yield-curve/venuesTab';

export const sundressYieldCurve = addNoBreakSpaces<Dashboard>({
  slug: 'sundress-yield-curve',
  title: 'Sundress Yield Curve',
  description:
    'Sundress posts by month, region, temperature, and venue, 2020–2025, estimated from one cotton garment on a hanger. Satire.',
  intro: [
    'The sundress yield curve plots sundress posts by month. It has been inverted once, by a wedding.',
  ],
  finding: 'The season is made by the weather and the company; the garment itself does nothing.',
  coverage:
    'Datasets cover 2020–2025. Each month shown is the mean of that month over those years.',
  anecdote: {
    title: 'A summer wedding, in January',
    paragraphs: [
      'Northeast, January 21, 2023, 19 °F. A wedding was held among orange trees, under glass, with the heating on. The invitation said “summer.” Each guest wore a sundress or stood beside one, each guest filmed it, and nobody filmed the couple.',
      'The region’s January has exceeded its June ever since. Economic Analysis was asked whether the wedding might be taken out of the mean. “They were invited,” said Dr. Outlier.',
    ],
    link: { label: 'See what the Commission did about January', url: href('/news/11') },
  },
  seeAlso: [{ label: 'The opening of the season, eleven days late', url: href('/news/1') }],
  tabs: [sundressPostRateTab, hemlineTab, venuesTab],
  tools: [
    {
      id: 'yield-curve-simulator',
      name: 'Yield Curve Simulator',
      icon: 'simulator',
      action: 'Launch Simulator',
    },
    {
      id: 'simp-impact-calculator',
      name: 'Simp Impact Calculator',
      icon: 'calculator',
      action: 'Launch Calculator',
    },
  ],
});

import { addNoBreakSpaces } from '../format';
import type { Dashboard } from './dashboard';
import { sundressPostRateTab } from './sundress-yield-curve/sundressPostRateTab';
import { hemlineTab } from './sundress-yield-curve/hemlineTab';
import { venueEngagementAndRetentionTab } from './sundress-yield-curve/venueEngagementAndRetentionTab';

export const sundressYieldCurve = addNoBreakSpaces<Dashboard>({
  slug: 'sundress-yield-curve',
  title: 'Sundress Yield Curve',
  description:
    'Sundress posts by month, region, temperature and venue, 2020–2025, estimated from one cotton garment on a hanger. Satire.',
  intro: [
    'The sundress yield curve plots sundress posts by month. It is read from left to right, and with a cardigan within reach. A curve is inverted when its January exceeds its June. One region is inverted, and the note on its chart says why.',
    'All sundresses are estimated from Reference Sundress No. 1, one cotton garment on a hanger in Room 2B, which no person has worn. Attractiveness is the tendency of a post to attract a payment, from 0 to 100; it is not a property of any person. Temperature is taken at 12:01 p.m., as the Code of Simp Regulations has it (51 CSR 68.2). The weather has been sent a copy of these figures.',
  ],
  finding: 'The season is made by the weather and the company; the garment itself does nothing.',
  coverage:
    'Datasets cover 2020–2025. Each month shown is the mean of that month over those years.',
  tabs: [sundressPostRateTab, hemlineTab, venueEngagementAndRetentionTab],
  tools: [
    {
      id: 'yield-curve-simulator',
      name: 'Yield Curve Simulator',
      icon: 'simulator',
      description: 'Projects next month’s sundresses from last month’s and a look outside.',
      action: 'Launch Simulator',
    },
    {
      id: 'simp-impact-calculator',
      name: 'Simp Impact Calculator',
      icon: 'calculator',
      description: 'Converts one fine day into dollars, per wallet.',
      action: 'Launch Calculator',
    },
  ],
});

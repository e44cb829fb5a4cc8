import { keepTogether } from '../format';
import { exposureWeights as weights } from '../regulations';
import { contentTab } from './coochie-index/contentTab';
import { engagementTab } from './coochie-index/engagementTab';
import { exposureTab } from './coochie-index/exposureTab';
import type { Dashboard } from './dashboard';

export const coochieIndex: Dashboard = keepTogether({
  slug: 'coochie-index',
  title: 'Coochie Index',
  description:
    'Composite Of Online Content, Hype, Impressions and Engagement: mean exposure of wallets on five platforms, 2020–2025. Satire.',
  intro: [
    'The coochie index is the Composite Of Online Content, Hype, Impressions and Engagement: the mean of the exposure readings of five platforms, from 0 to 10, exposure being that of a wallet.',
    `An account is rated by the quarter, with thirst traps at ${weights.traps} percent, the ratio of droplets (💦) to brains (🧠) at ${weights.ratio}, follower simps at ${weights.simps} and link in bio at ${weights.link} (Code of Simp Regulations, 51 CSR 75.6). A platform is read by the month, as a meter is. The five are averaged alike, none having offered to weigh less. February is the shortest month on file and, by most counts kept here, the longest.`,
  ],
  finding: 'Exposure has one season, and it is February.',
  coverage:
    'Datasets cover 2020–2025. Each month shown is the mean of that month over those years, and the composite is printed to all of its decimals.',
  tabs: [exposureTab, contentTab, engagementTab],
  tools: [
    {
      id: 'platform-risk-analyzer',
      name: 'Platform Risk Analyzer',
      icon: 'risk',
      description: 'Ranks five platforms by what is left on the 28th.',
      action: 'Launch Analyzer',
    },
    {
      id: 'coochie-index-calculator',
      name: 'Coochie Index Calculator',
      icon: 'calculator',
      description: 'Averages five readings alike, and waits while you look at the result.',
      action: 'Launch Calculator',
    },
  ],
});

import { addNoBreakSpaces } from '../format';
import { href } from '../site';
import { contentTab } from './coochie-index/contentTab';
import { engagementTab } from './coochie-index/engagementTab';
import { platformExposureTab } from './coochie-index/platformExposureTab';
import type { Dashboard } from './dashboard';

export const coochieIndex = addNoBreakSpaces<Dashboard>({
  slug: 'coochie-index',
  title: 'Coochie Index',
  linkLabel: 'The index (CI)',
  description:
    'Satire: mean exposure of wallets on five platforms, 2020–2025, as one figure. With the day somebody said “Easy.”',
  intro: [
    'The coochie index came in a binder, in pencil, already named. It has since come to stand for the Composite Of Online Content, Hype, Impressions, and Engagement: the mean of the exposure readings of five platforms, from 0 to 10, exposure being that of a wallet.',
  ],
  finding: 'Exposure has one season, and it is February.',
  coverage: 'Datasets cover 2020–2025. Each month is shown as its mean over those years.',
  anecdote: {
    title: 'The day somebody said “Easy”',
    paragraphs: [
      'April 3, 2025, 12:01 p.m. “Thirty-four point three zero,” said Chair Ledgerly, who had read five meters. “By five, six point eight six, and nothing over.” Vice Chair Stampwell stamped it. “IT’S UNDATED. I’VE WRITTEN TO THIS DR. COOCHIE TWICE. DOES THE DOCTOR KEEP HOURS?”',
      'Behind the chart Keyes was on a ladder, and the ladder moved. “Easy,” said Keyes.',
      'The index rose 71 hundredths and left its band by the top. “Seven point five seven,” said the Chair. Somebody said “Steady.” Then everybody said it, in every tone that staff have. Percival Nocomment told the corridor that there was no ladder.',
      'A minute later the Chair read out six point six eight. “I meant the ladder,” said Keyes.',
    ],
    link: {
      label: 'See all verbal interventions and their effect',
      url: href('/filings/coochie-index#verbal-interventions'),
    },
  },
  seeAlso: [
    { label: 'How the words for COOCHIE were found', url: href('/news/12') },
    { label: 'Four rulings on droplets and brains', url: href('/resources/droplet-rulings') },
  ],
  tabs: [platformExposureTab, contentTab, engagementTab],
  tools: [
    {
      id: 'platform-risk-analyzer',
      name: 'Platform Risk Analyzer',
      icon: 'risk',
      action: 'Launch Analyzer',
    },
    {
      id: 'coochie-index-calculator',
      name: 'Coochie Index Calculator',
      icon: 'calculator',
      action: 'Launch Calculator',
    },
  ],
});

import { addNoBreakSpaces } from '../format';

export const dashboardWords = addNoBreakSpaces({
  finding: 'Finding',
  registry: 'Registry',
  charts: 'Charts',
  chartNote:
    'Specimen. “View Full Dataset” opens nothing (Code of Simp Regulations, 51 CSR 8.4); the numbers are under Data.',
  withoutScripts: 'Pointing and tabs require scripts. Looking does not.',
  chart: {
    table: 'See the numbers under {tab}.',
    source: 'Source:',
    updated: 'Last updated',
    dataset: 'View Full Dataset',
    total: 'Total',
  },
  data: 'Data',
  tabs: 'Datasets',
  datasets: 'Available Datasets',
  marks: 'In each column ▲ is the highest figure and ▼ the lowest.',
  incomparable: 'Figures in parentheses cover part of a month or very few people.',
  tools: 'Tools',
  toolNote: 'Specimen. These buttons launch nothing (51 CSR 8.4).',
} as const);

import { keepTogether } from '../format';

/** What all dashboards say around their figures. */
export const dashboardWords = keepTogether({
  finding: 'Finding',
  registry: 'Registry',
  charts: 'Charts',
  chartNote:
    'Specimen. “View Full Dataset” opens nothing (51 CSR 8.4); the numbers of every chart are printed under Data.',
  chart: {
    legend: 'Legend',
    table: 'See the numbers under {tab}.',
    source: 'Source:',
    updated: 'Last updated',
    dataset: 'View Full Dataset',
    chart: {
      chart: 'chart',
      keys: 'Left and right arrow keys: the figures, one place after another. Escape: put them away.',
      total: 'Total',
    },
  },
  data: 'Data',
  tabs: 'Datasets',
  datasets: 'Available Datasets',
  marks: 'In each column ▲ is the highest figure and ▼ the lowest.',
  apart:
    'What stands in parentheses is of part of a month or of very few people, and competes for neither.',
  tools: 'Tools',
  toolNote: 'Specimen. These buttons launch nothing (51 CSR 8.4).',
} as const);

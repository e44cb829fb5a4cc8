import { binderAndCommissionSource, type Dataset } from './dataset';

export interface VenueAttention {
  venue: string;
  /** Percent of respondents who showed evidence of having been present. */
  engagement: number;
  /** Percent of those leaving who are here. */
  retention: number;
  /** Too few answered to compare them with the others. */
  few?: true;
}

/** Highest retention first; what rests on too few stands apart, at the end. */
export const venueAttention: Dataset<VenueAttention> = {
  name: 'Engagement and Retention by Venue',
  period: '2020–2025',
  source: binderAndCommissionSource,
  measures: {
    engagement: { label: 'Engagement', unit: 'percent', decimals: 1 },
    retention: { label: 'Retention', unit: 'percent', decimals: 1 },
  },
  rows: [
    { venue: 'Farmers Market', engagement: 49.2, retention: 71.5 },
    { venue: 'Garden Wedding', engagement: 43.8, retention: 52.6 },
    { venue: 'Brunch Patio', engagement: 54.6, retention: 47.8 },
    { venue: 'Beach', engagement: 57.9, retention: 34.2 },
    { venue: 'Rooftop', engagement: 68.3, retention: 21.7 },
    { venue: 'Commission Lobby', engagement: 12.4, retention: 97, few: true },
  ],
  footnotes: [
    {
      series: 'retention',
      x: 'Commission Lobby',
      text: 'n = 3, who were waiting for a form and were counted hourly.',
    },
  ],
};

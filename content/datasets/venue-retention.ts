import { binderSource, type Dataset } from './dataset';

export interface VenueRetention {
  venue: string;
  /** Percent who reacted to a sundress at the venue. */
  engagement: number;
  /** Percent who said that they were leaving the venue but stayed. */
  retention: number;
  /** Too few people answered to compare the venue with the others. */
  hasTooFewAnswers?: true;
}

/** Sorted by retention; the venue with too few answers is last. */
export const venueRetention: Dataset<VenueRetention> = {
  name: 'Engagement and Retention by Venue',
  source: binderSource,
  x: 'venue',
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
    { venue: 'Commission Lobby', engagement: 12.4, retention: 97, hasTooFewAnswers: true },
  ],
  footnotes: [
    {
      series: 'retention',
      x: 'Commission Lobby',
      text: 'n = 3, who were waiting for a form and were counted hourly.',
    },
  ],
};

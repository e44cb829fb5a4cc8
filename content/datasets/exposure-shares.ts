import { binderSource, type Dataset } from './dataset';

export type ContentType =
  'Photo with unrelated caption' | 'Short video' | 'Livestream' | 'Story, gone by morning';

export interface ExposureShare {
  contentType: ContentType;
  /** Percent of all exposure. */
  rate: number;
}

export const exposureShares: Dataset<ExposureShare> = {
  name: 'Distribution by Content Type',
  source: binderSource,
  x: 'contentType',
  measures: { rate: { label: 'Share of exposure', unit: 'percent', decimals: 1 } },
  rows: [
    { contentType: 'Photo with unrelated caption', rate: 38.2 },
    { contentType: 'Short video', rate: 31.4 },
    { contentType: 'Livestream', rate: 18.1 },
    { contentType: 'Story, gone by morning', rate: 12.3 },
  ],
  footnotes: [
    {
      series: 'rate',
      x: 'Story, gone by morning',
      text: 'Undercounted. By the time staff arrive, it is morning.',
    },
  ],
};

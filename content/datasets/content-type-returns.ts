import type { ContentType } from './exposure-shares';
import { binderSource, type Dataset } from './dataset';

export interface ContentTypeReturn {
  contentType: ContentType;
  /** Percent of viewers who responded. */
  engagement: number;
  /** Percent of each dollar that comes back as acknowledgment, such as a heart (51 CSR 301.6). */
  roi: number;
}

export const contentTypeReturns: Dataset<ContentTypeReturn> = {
  name: 'Engagement and ROI by Content Type',
  source: binderSource,
  x: 'contentType',
  measures: {
    engagement: { label: 'Engagement', unit: 'percent', decimals: 1 },
    roi: { label: 'ROI', unit: 'percent', decimals: 1 },
  },
  rows: [
    { contentType: 'Livestream', engagement: 58.1, roi: 83.2 },
    { contentType: 'Short video', engagement: 52.9, roi: 57.8 },
    { contentType: 'Story, gone by morning', engagement: 37.6, roi: 49.3 },
    { contentType: 'Photo with unrelated caption', engagement: 64.7, roi: 33.4 },
  ],
  footnotes: [
    {
      series: 'engagement',
      x: 'Photo with unrelated caption',
      text: 'Most replies were to the caption.',
    },
  ],
};

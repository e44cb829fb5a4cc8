import { binderSource, type Dataset } from './dataset';
import type { ExposurePlatform } from './monthly-exposure';

/** All numbers are percentages of the simps surveyed on the platform. */
export interface PlatformSurveyResult {
  platform: ExposurePlatform;
  /** Simps who follow a provider in the registry. */
  followers: number;
  /** Simps who liked, commented or left another trace. */
  engagement: number;
  /** Simps whose paperwork is complete. */
  compliance: number;
}

export const platformSurveyResults: Dataset<PlatformSurveyResult> = {
  name: 'Platform Statistics',
  source: binderSource,
  x: 'platform',
  measures: {
    followers: { label: 'Followers', unit: 'percent', decimals: 1 },
    engagement: { label: 'Engagement', unit: 'percent', decimals: 1 },
    compliance: { label: 'Compliance', unit: 'percent', decimals: 1 },
  },
  rows: [
    { platform: 'X', followers: 63.4, engagement: 41.8, compliance: 58.7 },
    { platform: 'Instagram', followers: 74.9, engagement: 52.3, compliance: 61.2 },
    { platform: 'TikTok', followers: 69.6, engagement: 71.4, compliance: 49.5 },
    { platform: 'YouTube', followers: 81.3, engagement: 46.7, compliance: 66.4 },
    { platform: 'OnlyFans', followers: 28.7, engagement: 63.9, compliance: 92.6 },
  ],
  footnotes: [],
};

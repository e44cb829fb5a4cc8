import type { RegistryCategory } from '../providerRegistry';
import { binderSource, type Dataset } from './dataset';
import { monthlyRegistrations } from './monthly-registrations';
import { sum } from './statistics';

export interface CategoryCompliance {
  category: RegistryCategory;
  /** Number of entries in the category. */
  count: number;
  /** Percent of entries whose paperwork is complete; in platform-survey-results.ts, of simps. */
  compliance: number;
}

export const categoryCompliance: Dataset<CategoryCompliance> = {
  name: 'Category Counts and Completeness',
  source: binderSource,
  x: 'category',
  measures: {
    count: { label: 'Entries', unit: 'count', decimals: 0 },
    compliance: { label: 'Complete entries', unit: 'percent', decimals: 1 },
  },
  rows: [
    { category: 'Lifestyle', count: 347, compliance: 68.6 },
    { category: 'OOTD', count: 268, compliance: 75.7 },
    { category: 'Fitness', count: 231, compliance: 65.8 },
    { category: 'Beauty', count: 204, compliance: 73 },
    { category: 'Swimwear', count: 143, compliance: 70.6 },
    { category: 'Lingerie', count: 121, compliance: 77.7 },
    { category: 'Cosplay', count: 96, compliance: 94.8 },
    { category: 'Travel', count: 82, compliance: 41.5 },
  ],
  footnotes: [
    {
      series: 'compliance',
      x: 'Travel',
      text: 'Forms were mailed from places without return addresses.',
    },
  ],
};

export const registryEntryCount = sum(categoryCompliance.rows.map(({ count }) => count));

/**
 * Entries without a registration number, copied from the Binder, the record of the years before
 * June 2024.
 */
export const unnumberedEntryCount =
  registryEntryCount - sum(monthlyRegistrations.rows.map((row) => row.registrations));

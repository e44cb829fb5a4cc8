import type { DisplayOnlyFormData } from './displayOnlyForm';
import type { TableColumn } from './charts';
import { addNoBreakSpaces } from './format';
import type { IsoDate } from './dates';
import type { Link } from './link';
import { href } from './site';

/** Categories in the order of the options in the search form. */
export const registryCategories = [
  'Lifestyle',
  'Fitness',
  'Swimwear',
  'OOTD',
  'Cosplay',
  'Lingerie',
  'Travel',
  'Beauty',
] as const;

export const complianceStatuses = ['Compliant', 'Non-Compliant', 'Under Review'] as const;

export type RegistryCategory = (typeof registryCategories)[number];
export type ComplianceStatus = (typeof complianceStatuses)[number];

export interface RegistryEntry {
  /** A registry number: TTD-YYYY-NNNNN, where NNNNN starts from 1 in each year. */
  id: `TTD-${number}-${number}`;
  name: string;
  category: RegistryCategory;
  /** Whether the paperwork of simps who pay this provider is in order. */
  status: ComplianceStatus;
  date: IsoDate;
  /** Who filed or paid, and for what. */
  reason: string;
  /** A link after `reason`, to a page with more about the entry. */
  link?: Link;
}

/** Oldest first. */
export const registryEntries = addNoBreakSpaces<readonly RegistryEntry[]>([
  {
    id: 'TTD-2024-00017',
    name: 'Tasteful Lamp Company',
    category: 'Lifestyle',
    status: 'Compliant',
    date: '2024-06-20',
    reason: 'A tenant of Lower Wallet filed, for typing “stunning” at 2:10 a.m.',
  },
  {
    id: 'TTD-2024-00042',
    name: 'Towel Forward Media',
    category: 'Swimwear',
    status: 'Under Review',
    date: '2024-07-25',
    reason: 'Two housemates have each filed for the other. Neither will say whose towel.',
  },
  {
    id: 'TTD-2024-00088',
    name: 'Drawer & Sachet Catalog Holdings',
    category: 'Lingerie',
    status: 'Compliant',
    date: '2024-09-12',
    reason: 'Lavender, by subscription. The forms arrived with a sachet.',
  },
  {
    id: 'TTD-2024-00131',
    name: 'Cape and Cowl Accounting',
    category: 'Cosplay',
    status: 'Compliant',
    date: '2024-10-31',
    reason:
      'Forty bookkeepers paid to see depreciation explained in a cape. Every box is initialed.',
  },
  {
    id: 'TTD-2024-00164',
    name: 'The Boarding Pass Quarterly',
    category: 'Travel',
    status: 'Non-Compliant',
    date: '2024-12-11',
    reason: 'A reader paid $12.00 for the seat beside the view. The return address is a cloud.',
  },
  {
    id: 'TTD-2025-00009',
    name: 'Ladder, Leaning, LLC',
    category: 'Fitness',
    status: 'Under Review',
    date: '2025-01-16',
    reason:
      'Nine members pay $7.00 a month to see it climbed. It leans. A tenth pays for the wall.',
  },
  {
    id: 'TTD-2025-00037',
    name: 'Same Coat Daily',
    category: 'OOTD',
    status: 'Compliant',
    date: '2025-02-20',
    reason: 'A commuter pays $4.15 a month to be told whether it is the same coat. It is.',
  },
  {
    id: 'TTD-2025-00052',
    name: 'Basin & Mirror Partners',
    category: 'Beauty',
    status: 'Compliant',
    date: '2025-03-13',
    reason: 'A light sleeper pays for the sound of the tap, and now for the water.',
  },
  {
    id: 'TTD-2025-00071',
    name: 'Bowl of Soup, Filmed',
    category: 'Lifestyle',
    status: 'Under Review',
    date: '2025-04-03',
    reason: 'One of 2,114 people has since sent $6.00, toward a spoon.',
    link: { label: 'See how the others were notified', url: href('/news/10') },
  },
  {
    id: 'TTD-2025-00098',
    name: 'Desk Lamp, Room 2B',
    category: 'Lifestyle',
    status: 'Non-Compliant',
    date: '2025-05-08',
    reason: 'Nobody has filed.',
    link: { label: 'The lamp has appealed', url: href('/enforcement/desk-lamp-transcript') },
  },
]);

export const registrySearchForm = addNoBreakSpaces<DisplayOnlyFormData>({
  id: 'provider-search',
  title: 'Search Registry',
  note: 'Specimen. The fields send nothing anywhere (51 CSR 8.4).',
  fields: [
    { kind: 'text', id: 'provider', label: 'Provider name or ID' },
    {
      kind: 'select',
      id: 'category',
      label: 'Category',
      options: ['All', ...registryCategories],
    },
    {
      kind: 'select',
      id: 'status',
      label: 'Compliance status',
      options: ['Any', ...complianceStatuses],
    },
  ],
  action: 'Search',
});

export const registryTable = addNoBreakSpaces({
  caption: 'Entries of the registry, oldest first',
  columns: [
    { label: 'Name' },
    { label: 'Status' },
    { label: 'ID' },
    { label: 'Category' },
    { label: 'Date' },
    { label: 'Details' },
  ] satisfies readonly TableColumn[],
  note: 'Specimen. These buttons produce nothing (51 CSR 8.4).',
  actions: { export: 'Export Data', report: 'Generate Report', details: 'View Details' },
} as const);

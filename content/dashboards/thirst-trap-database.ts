import { unnumberedEntryCount, categoryCompliance } from '../datasets/category-compliance';
import { formatValue, addNoBreakSpaces } from '../format';
import type { Dashboard } from './dashboard';
import { complianceTab } from './thirst-trap-database/complianceTab';
import { platformsTab } from './thirst-trap-database/platformsTab';
import { providerRegistryTab } from './thirst-trap-database/providerRegistryTab';
import { registrationThreshold } from '../ratingBands';
import { href } from '../site';

const carried = formatValue(unnumberedEntryCount, categoryCompliance.measures.count);

export const thirstTrapDatabase = addNoBreakSpaces<Dashboard>({
  slug: 'thirst-trap-database',
  title: 'Thirst Trap Database',
  description:
    'The registry of providers above the exposure threshold, with the state of the paperwork by category, month and platform. Satire.',
  intro: [
    `The thirst trap database holds every account whose exposure rating is above ${registrationThreshold} (Code of Simp Regulations, 51 CSR 75.1). A thirst trap is a post, of any lawful subject, that causes a simp to type before thinking; the post is presumed innocent.`,
    'Status is of the paperwork, which is for simps to keep; a provider owes the Commission nothing.',
  ],
  finding: 'The registry is well kept wherever simps enjoy forms.',
  coverage: `Datasets cover 2020–2025. Of the entries, ${carried} were carried from the Binder.`,
  seeAlso: [
    {
      label: 'Typing before thinking, in 412 words',
      url: href('/resources/content-creator-guidelines'),
    },
    {
      label: 'The nineteen who are rated, none of whom is in the drawer',
      url: href('/#rating'),
    },
  ],
  tabs: [providerRegistryTab, complianceTab, platformsTab],
  tools: [
    {
      id: 'registration-portal',
      name: 'Registration Portal',
      icon: 'portal',
      action: 'Launch Portal',
    },
    {
      id: 'platform-verification',
      name: 'Platform Verification',
      icon: 'verify',
      action: 'Launch Verification',
    },
  ],
});

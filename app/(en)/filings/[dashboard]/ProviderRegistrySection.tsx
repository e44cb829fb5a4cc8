import { ProviderRegistryTable } from './ProviderRegistryTable';
import { Section } from '@/components/Section';
import { DisplayOnlyForm } from '@/components/displayOnly/DisplayOnlyForm';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import {
  providerRegistrySearchFormTexts,
  providerRegistryRows,
  providerRegistryTableTexts,
  providerComplianceStatusMeanings,
} from '@/content/providerRegistry';

const { provider, category, status } = providerRegistrySearchFormTexts;

/**
 * The section that only the Thirst Trap Database has: a display-only search form and the table of
 * all registered providers.
 */
export function ProviderRegistrySection() {
  return (
    <Section title={dashboardWords.registry}>
      <DisplayOnlyForm
        form={{
          id: 'provider-search',
          title: providerRegistrySearchFormTexts.title,
          note: providerRegistrySearchFormTexts.note,
          fields: [
            { kind: 'text', id: 'provider', label: provider.label },
            { kind: 'select', id: 'category', label: category.label, options: category.options },
            { kind: 'select', id: 'status', label: status.label, options: status.options },
          ],
          action: providerRegistrySearchFormTexts.button,
        }}
      />
      <ProviderRegistryTable
        rows={providerRegistryRows}
        words={providerRegistryTableTexts}
        meanings={providerComplianceStatusMeanings}
      />
    </Section>
  );
}

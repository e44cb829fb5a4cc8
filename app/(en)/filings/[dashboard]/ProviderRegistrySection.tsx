import { ProviderRegistryTable } from './ProviderRegistryTable';
import { Section } from '@/components/Section';
import { DisplayOnlyForm } from '@/components/displayOnly/DisplayOnlyForm';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import {
  registrySearchFormTexts,
  registryRows,
  registryTableTexts,
  registryStatusMeanings,
} from '@/content/registry';

const { provider, category, status } = registrySearchFormTexts;

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
          title: registrySearchFormTexts.title,
          note: registrySearchFormTexts.note,
          fields: [
            { kind: 'text', id: 'provider', label: provider.label },
            { kind: 'select', id: 'category', label: category.label, options: category.options },
            { kind: 'select', id: 'status', label: status.label, options: status.options },
          ],
          action: registrySearchFormTexts.button,
        }}
      />
      <ProviderRegistryTable
        rows={registryRows}
        words={registryTableTexts}
        meanings={registryStatusMeanings}
      />
    </Section>
  );
}

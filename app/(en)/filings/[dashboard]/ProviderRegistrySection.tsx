import { ProviderRegistryTable } from './ProviderRegistryTable';
import { Section } from '@/components/Section';
import { DisplayOnlyForm } from '@/components/displayOnly/DisplayOnlyForm';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import { registrySearchForm, registryEntries, registryTable } from '@/content/providerRegistry';

const { provider, category, status } = registrySearchForm;

/** Only the Thirst Trap Database has this section. */
export function ProviderRegistrySection() {
  return (
    <Section title={dashboardWords.registry}>
      <DisplayOnlyForm
        form={{
          id: 'provider-search',
          title: registrySearchForm.title,
          note: registrySearchForm.note,
          fields: [
            { kind: 'text', id: 'provider', label: provider.label },
            { kind: 'select', id: 'category', label: category.label, options: category.options },
            { kind: 'select', id: 'status', label: status.label, options: status.options },
          ],
          action: registrySearchForm.button,
        }}
      />
      <ProviderRegistryTable rows={registryEntries} words={registryTable} />
    </Section>
  );
}

import type { about, AdvisoryCommittee, Office } from '@/content/about';
import type { TableData } from '@/content/charts';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Subsection } from '@/components/Subsection';
import { Table } from '@/components/Table';
import { Committees } from './Committees';
import { ContactDetails } from './ContactDetails';
import { OrganizationChart } from './OrganizationChart';
import { SealNote } from './SealNote';

type OrganizationProps = (typeof about)['organization'] & {
  chart: Office;
  advisers: readonly AdvisoryCommittee[];
  budget: TableData;
  inventory: TableData;
};

export function Organization(props: OrganizationProps) {
  const { title, paragraphs, committees, money, annex, seal, contact } = props;
  return (
    <Section title={title} id="organization">
      <Paragraphs paragraphs={paragraphs} />
      <OrganizationChart top={props.chart} />
      <Subsection {...committees}>
        <Committees committees={props.advisers} />
      </Subsection>
      <Subsection {...money}>
        <Table {...props.budget} total />
      </Subsection>
      <Subsection title={annex.title}>
        <Paragraphs paragraphs={annex.paragraphs} />
        <Table {...props.inventory} />
      </Subsection>
      <SealNote {...seal} />
      <ContactDetails {...contact} />
    </Section>
  );
}

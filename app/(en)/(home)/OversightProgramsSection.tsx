import { Section } from '@/components/Section';
import { homePage } from '@/content/home';
import { oversightPrograms } from '@/content/oversight';
import { DividedList } from './DividedList';

const { title, lead, link } = homePage.programs;

export function OversightProgramsSection() {
  return (
    <Section title={title} lead={lead} more={link}>
      <DividedList
        entries={oversightPrograms.map(({ id, title: name, url }) => ({ id, title: name, url }))}
      />
    </Section>
  );
}

import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { initiativesPage } from '@/content/initiatives';

const { title, paragraphs } = initiativesPage.partnerships;

export function PartnershipsSection() {
  return (
    <Section title={title} id="partnerships" titleBeside>
      <Paragraphs paragraphs={paragraphs} />
    </Section>
  );
}

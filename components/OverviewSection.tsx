import type { TitledParagraphs } from '@/content/pageTexts';
import { Paragraphs } from './Paragraphs';
import { Section } from './Section';

export function OverviewSection({ title, paragraphs }: TitledParagraphs) {
  return (
    <Section title={title} id="overview">
      <Paragraphs paragraphs={paragraphs} />
    </Section>
  );
}

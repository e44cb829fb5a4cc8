import type { about, TimelineEntry } from '@/content/about';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Subsection } from '@/components/Subsection';
import { Binder } from './Binder';
import { Erosion } from './Erosion';
import { Timeline } from './Timeline';

type HistoryProps = (typeof about)['history'] & { entries: readonly TimelineEntry[] };

export function History({ title, paragraphs, timeline, binder, entries }: HistoryProps) {
  return (
    <Section title={title} id="history">
      <Paragraphs paragraphs={paragraphs.slice(0, 3)} />
      <Erosion />
      <Paragraphs paragraphs={paragraphs.slice(3)} />
      <Subsection {...timeline}>
        <Timeline entries={entries} />
      </Subsection>
      <Binder {...binder} />
    </Section>
  );
}

import type { enforcement } from '@/content/enforcement';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { SpecimenActions } from '@/components/specimen/SpecimenActions';
import styles from './Report.module.css';

type ReportProps = (typeof enforcement)['report'];

export function Report({ title, paragraphs, buttons, note }: ReportProps) {
  return (
    <Section title={title} id="report">
      <div className={styles.report}>
        <Paragraphs paragraphs={paragraphs} />
        <SpecimenActions id="report-note" labels={buttons} note={note} />
      </div>
    </Section>
  );
}

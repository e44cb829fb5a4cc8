import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { SpecimenActions } from '@/components/specimen/SpecimenActions';
import { enforcement } from '@/content/enforcement';
import styles from './Report.module.css';

const { title, paragraphs, buttons, note } = enforcement.report;

export function Report() {
  return (
    <Section title={title} id="report">
      <div className={styles.report}>
        <Paragraphs paragraphs={paragraphs} />
        <SpecimenActions id="report-note" labels={buttons} note={note} />
      </div>
    </Section>
  );
}

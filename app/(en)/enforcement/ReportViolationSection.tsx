import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { DisplayOnlyButtons } from '@/components/displayOnly/DisplayOnlyButtons';
import { enforcementPage } from '@/content/enforcement';
import styles from './ReportViolationSection.module.css';

const { title, paragraphs, buttons, note } = enforcementPage.report;

export function ReportViolationSection() {
  return (
    <Section title={title} id="report">
      <div className={styles.report}>
        <Paragraphs paragraphs={paragraphs} />
        <DisplayOnlyButtons id="report-note" labels={buttons} note={note} />
      </div>
    </Section>
  );
}

import { PaperLink } from '@/components/PaperLink';
import { Section } from '@/components/Section';
import { workingFile, workingFileWords } from '@/content/workingFile';
import { PaperDrawing } from './PaperDrawing';
import styles from './WorkingFileSection.module.css';

export function WorkingFileSection() {
  return (
    <Section title={workingFileWords.title}>
      <ul className={styles.papers} role="list">
        {workingFile.map((paper) => (
          <li key={paper.id}>
            <PaperLink paper={paper}>
              <PaperDrawing id={paper.id} />
            </PaperLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { PaperLink } from '@/components/PaperLink';
import { Section } from '@/components/Section';
import { papers, paperWords } from '@/content/papers';
import { PaperDrawing } from './PaperDrawing';
import styles from './PapersSection.module.css';

export function PapersSection() {
  return (
    <Section title={paperWords.title}>
      <ul className={styles.papers} role="list">
        {papers.map((paper) => (
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

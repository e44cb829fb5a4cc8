import { PaperLink } from '@/components/PaperLink';
import { determinationWords as words } from '@/content/findings/determination';
import type { Paper } from '@/content/paper';
import styles from './EnclosedPapers.module.css';

export function EnclosedPapers({ papers }: { papers: readonly Paper[] }) {
  return (
    <section className={styles.enclosed} data-print="no">
      <h4>{words.enclosed}</h4>
      <ul className={styles.papers} role="list">
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperLink paper={paper} />
          </li>
        ))}
      </ul>
    </section>
  );
}

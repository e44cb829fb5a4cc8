import type { Paper } from '@/content/paper';
import styles from './NextPaper.module.css';
import { PaperLink } from './PaperLink';

/** The end of a paper's page: a link to the next paper by its title, in place of a list of links. */
export function NextPaper({ title, paper }: { title: string; paper: Paper }) {
  return (
    <nav className={styles.related} data-print="no" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <PaperLink paper={paper} text={paper.title} />
    </nav>
  );
}

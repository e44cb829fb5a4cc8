import { VisuallyHidden } from '@/components/VisuallyHidden';
import styles from './ChapterTitle.module.css';

/** Screen readers read the large number 2 as "Chapter 2:". */
export function ChapterTitle({ n, title }: { n: number; title: string }) {
  return (
    <h2 className={styles.title}>
      <VisuallyHidden>Chapter </VisuallyHidden>
      <span className={styles.numeral}>{n}</span>
      <VisuallyHidden>: </VisuallyHidden>
      {title}
    </h2>
  );
}

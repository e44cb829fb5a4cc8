import { VisuallyHidden } from '@/components/VisuallyHidden';
import styles from './ChapterTitle.module.css';

/**
 * The title of a chapter, with a large number beside it, such as 2, that screen readers read as
 * "Chapter 2:".
 */
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

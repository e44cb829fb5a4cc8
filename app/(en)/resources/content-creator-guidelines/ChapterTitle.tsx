import { VisuallyHidden } from '@/components/VisuallyHidden';
import styles from './ChapterTitle.module.css';

/** The numeral stands in the rail; read aloud, it is the number of a chapter. */
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

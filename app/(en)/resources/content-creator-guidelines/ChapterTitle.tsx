import { Spoken } from '@/components/Spoken';
import styles from './ChapterTitle.module.css';

/** The numeral stands in the rail; read aloud, it is the number of a chapter. */
export function ChapterTitle({ n, title }: { n: number; title: string }) {
  return (
    <h2 className={styles.title}>
      <Spoken>Chapter </Spoken>
      <span className={styles.numeral}>{n}</span>
      <Spoken>: </Spoken> {title}
    </h2>
  );
}

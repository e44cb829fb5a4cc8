import { addNoBreakSpaces } from '@/content/format';
import { newsListWords } from '@/content/newsList';
import styles from './MissingReleases.module.css';

/** The numbers of releases that the news list leaves out. */
export function MissingReleases({ numbers }: { numbers: string | undefined }) {
  if (!numbers) return null;
  return (
    <p className={styles.missing} data-print="no">
      <span>{addNoBreakSpaces(`${numbers.includes(' to ') ? 'Nos.' : 'No.'} ${numbers}`)}</span>{' '}
      <span>{newsListWords.missingReleases}</span>
    </p>
  );
}

import { addNoBreakSpaces } from '@/content/format';
import { newsListWords } from '@/content/newsList';
import styles from './MissingReleases.module.css';

/** A thin row of the news list with the numbers of releases that are not in the list. */
export function MissingReleases({ numbers }: { numbers: string | undefined }) {
  if (!numbers) return null;
  return (
    <p className={styles.missing} data-print="no">
      <span>{addNoBreakSpaces(`${numbers.includes(' to ') ? 'Nos.' : 'No.'} ${numbers}`)}</span>{' '}
      <span>{newsListWords.missingReleases}</span>
    </p>
  );
}

import { Button } from '@/components/Button';
import { ButtonLink } from '@/components/ButtonLink';
import { fillTemplate } from '@/components/fillTemplate';
import typography from '@/components/Typography.module.css';
import type { RatingWords } from '@/content/rating';
import { determinationId } from '../determinationId';
import styles from './FirstFindingSlip.module.css';
import type { FirstFinding } from './useRatingGame.client';

interface FirstFindingSlipProps {
  finding: FirstFinding;
  words: RatingWords;
  rated: number;
  total: number;
  onGoOn: () => void;
}

const lineId = 'first-finding-line';

/** Takes the place of the form at the vote that makes the first finding. Its heading gets the focus. */
export function FirstFindingSlip({ finding, words, rated, total, onGoOn }: FirstFindingSlipProps) {
  return (
    <div className={styles.slip}>
      <h3 className={styles.heading} tabIndex={-1} aria-describedby={lineId}>
        <span className={typography.fine}>
          {fillTemplate(words.provisionalFinding, { n: rated, total })}{' '}
        </span>
        <span className={styles.title}>{finding.title}</span>
      </h3>
      <p id={lineId} className={styles.line}>
        {finding.line}
      </p>
      <div className={styles.actions}>
        <ButtonLink link={{ label: words.readDetermination, url: `#${determinationId}` }} />{' '}
        <Button variant="secondary" onClick={onGoOn}>
          {words.goOn}
        </Button>{' '}
        <span className={typography.fine}>{fillTemplate(words.toGo, { n: total - rated })}</span>
      </div>
    </div>
  );
}

import { fillTemplate } from '@/components/fillTemplate';
import { Markdown } from '@/components/Markdown';
import { RubberStamp } from '@/components/RubberStamp';
import { PaperStack } from '@/components/PaperStack';
import { SmallSeal } from '@/components/Seal';
import { gentleConcernPage, type GentleConcernNotice } from '@/content/gentleConcern';
import { addNoBreakSpaces } from '@/content/format';
import styles from './ServedNotice.module.css';

export function ServedNotice({
  notice: { occasion, servedAt, content },
}: {
  notice: GentleConcernNotice;
}) {
  return (
    <div className={styles.noticeText}>
      <PaperStack>
        <header className={styles.letterhead}>
          <SmallSeal />
          <div>
            <p className={styles.officialName}>{gentleConcernPage.officialName}</p>
            <h1 className={styles.title}>{occasion}</h1>
          </div>
        </header>
        <div className={styles.lines}>
          <Markdown content={content} unstyled />
        </div>
        <div className={styles.terms}>
          <p>
            {addNoBreakSpaces(fillTemplate(gentleConcernPage.served, { temperature: servedAt }))}
          </p>
          <RubberStamp>Served</RubberStamp>
        </div>
      </PaperStack>
      <small>{gentleConcernPage.joke}</small>
    </div>
  );
}

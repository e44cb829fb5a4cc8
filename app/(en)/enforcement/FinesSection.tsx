import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { enforcementPage, totalFines } from '@/content/enforcement';
import { formatDollars } from '@/content/format';
import styles from './FinesSection.module.css';

const { title, paragraphs } = enforcementPage.fines;

export function FinesSection() {
  return (
    <Section title={title} id="fines">
      <div className={styles.account}>
        <Paragraphs paragraphs={paragraphs} />
        <dl>
          <div className={styles.total}>
            <dt>Imposed</dt>
            <dd className={styles.amount}>{formatDollars(totalFines.imposed)}</dd>
          </div>
          <div className={styles.total}>
            <dt>Collected</dt>
            <dd className={styles.amount}>{formatDollars(totalFines.collected)}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}

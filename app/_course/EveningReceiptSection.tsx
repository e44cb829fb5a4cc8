import { Section } from '@/components/Section';
import type { Course } from '@/content/course';
import { createReceiptTotals, receiptWords } from '@/content/eveningReceipt';
import { EveningReceipt } from './EveningReceipt';
import styles from './EveningReceipt.module.css';

export function EveningReceiptSection({ course }: { course: Course }) {
  const { title, note } = receiptWords[course.language];
  return (
    <Section title={title} lead={note} id="receipt">
      <EveningReceipt course={course}>
        <dl className={styles.totals}>
          {createReceiptTotals(course).map(({ term, text }) => (
            <div key={term} className={styles.total}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </EveningReceipt>
    </Section>
  );
}

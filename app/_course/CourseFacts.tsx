import { DescriptionList } from '@/components/DescriptionList';
import { Quotation } from '@/components/Quotation';
import type { Course } from '@/content/course';
import { formatHours } from '@/content/courseWords';
import { receiptWords } from '@/content/eveningReceipt';
import styles from './CourseFacts.module.css';

export function CourseFacts({ course }: { course: Course }) {
  const { words, hours, lessons, language } = course;
  const { quotation, speaker } = receiptWords[language];
  return (
    <div className={styles.facts}>
      <DescriptionList
        items={[
          { term: words.costLabel, text: words.cost },
          { term: words.durationLabel, text: formatHours(language, hours) },
          { term: words.lessonsLabel, text: lessons.length },
          { term: words.certificateLabel, text: words.certificateOffer },
          { term: words.languagesLabel, text: words.languages },
          { term: words.registrationLabel, text: words.registration },
        ]}
      />
      <Quotation text={`“${quotation}”`} speaker={speaker} />
    </div>
  );
}

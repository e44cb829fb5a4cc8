import type { about } from '@/content/about';
import { Subsection } from '@/components/Subsection';
import styles from './ContactDetails.module.css';

export function ContactDetails({ title, details }: (typeof about)['organization']['contact']) {
  return (
    <Subsection title={title}>
      <dl className={styles.details}>
        {details.map(({ term, text }) => (
          <div key={term} className={styles.detail}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Subsection>
  );
}

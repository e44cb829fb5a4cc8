import { fillTemplate } from '@/components/fillTemplate';
import { determinationWords as words } from '@/content/findings/determination';
import type { DeterminationFacts } from '@/content/findings/facts';
import styles from './NextSteps.module.css';

export function NextSteps({ facts: { appeal, course } }: { facts: DeterminationFacts }) {
  return (
    <div className={styles.next}>
      <section>
        <h4 className={styles.title}>{words.appeal}</h4>
        <p>{fillTemplate(words.appealText, { days: appeal.days, fee: appeal.fee })}</p>
        <a className={styles.link} href={appeal.url}>
          {words.appealLink}
        </a>
      </section>
      <section>
        <h4 className={styles.title}>{words.course}</h4>
        <p>{fillTemplate(words.courseText, { hours: course.hours })}</p>
        <a className={styles.link} href={course.url}>
          {course.title}
        </a>
      </section>
    </div>
  );
}

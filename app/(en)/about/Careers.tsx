import type { about, Position } from '@/content/about';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import styles from './Careers.module.css';

type CareersProps = (typeof about)['careers'] & { positions: readonly Position[] };

export function Careers({ title, paragraphs, apply, positions }: CareersProps) {
  return (
    <Section title={title} id="careers" lead={paragraphs.join(' ')}>
      <ul className={styles.positions} role="list">
        {positions.map((position) => (
          <li key={position.id} className={styles.position}>
            <h3 className={styles.title}>{position.title}</h3>
            <dl className={styles.facts}>
              <div>
                <dt>Grade</dt>
                <dd>{position.grade}</dd>
              </div>
              <div>
                <dt>Office</dt>
                <dd>{position.office}</dd>
              </div>
            </dl>
            <Paragraphs paragraphs={position.paragraphs} />
          </li>
        ))}
      </ul>
      <section className={styles.apply}>
        <h3 className={styles.title}>{apply.title}</h3>
        <Paragraphs paragraphs={apply.paragraphs} />
      </section>
    </Section>
  );
}

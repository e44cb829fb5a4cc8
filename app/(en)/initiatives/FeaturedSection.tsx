import { Badge, type BadgeTone } from '@/components/Badge';
import { Section } from '@/components/Section';
import { type Initiative, initiativeList, initiatives } from '@/content/initiatives';
import { Evidence } from './Evidence';
import styles from './FeaturedSection.module.css';

const tones: Record<Initiative['status'], BadgeTone> = {
  Active: 'green',
  'In Development': 'yellow',
};

/** The first has a row to itself. */
export function FeaturedSection() {
  return (
    <Section {...initiatives.featured} id="featured">
      <ul className={styles.initiatives} role="list">
        {initiativeList.map(({ id, title, status, description }) => (
          <li key={id} className={styles.initiative}>
            <Evidence id={id} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p>
                <Badge tone={tones[status]}>{status}</Badge>
              </p>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { Initiative } from '@/content/initiatives';
import { Badge, type BadgeTone } from '@/components/Badge';
import { Icon } from '@/components/Icon';
import { Section } from '@/components/Section';
import styles from './Featured.module.css';

const tones: Record<Initiative['status'], BadgeTone> = {
  Active: 'green',
  'In Development': 'yellow',
};

interface FeaturedProps {
  title: string;
  lead: string;
  initiatives: readonly Initiative[];
}

/** The first has a row to itself. */
export function Featured({ title, lead, initiatives }: FeaturedProps) {
  return (
    <Section title={title} id="featured" lead={lead}>
      <ul className={styles.initiatives} role="list">
        {initiatives.map((initiative) => (
          <li key={initiative.id} className={styles.initiative}>
            <span className={styles.icon}>
              <Icon name={initiative.icon} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>{initiative.title}</h3>
              <p>
                <Badge tone={tones[initiative.status]}>{initiative.status}</Badge>
              </p>
              <p>{initiative.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

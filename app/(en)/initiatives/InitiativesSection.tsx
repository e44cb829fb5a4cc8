import { StatusBadge, type StatusBadgeTone } from '@/components/StatusBadge';
import { Section } from '@/components/Section';
import { type Initiative, initiatives, initiativesPage } from '@/content/initiatives';
import { InitiativeDrawing } from './InitiativeDrawing';
import styles from './InitiativesSection.module.css';

const { featured } = initiativesPage;

const tones: Record<Initiative['status'], StatusBadgeTone> = {
  Active: 'green',
  'In Development': 'yellow',
};

export function InitiativesSection() {
  return (
    <Section title={featured.title} id="featured">
      <ul className={styles.initiatives} role="list">
        {initiatives.map(({ id, icon, title, status, description, scene }) => (
          <li key={id} className={styles.initiative}>
            <InitiativeDrawing icon={icon} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p>
                <StatusBadge tone={tones[status]}>{status}</StatusBadge>
              </p>
              <p>{description}</p>
            </div>
            {scene && (
              <dl className={styles.scene}>
                {scene.map(({ time, text }) => (
                  <div key={time} className={styles.moment}>
                    <dt>{time}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

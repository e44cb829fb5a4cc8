import type { FeatureCard } from '@/content/home';
import { Icon } from '../Icon';
import styles from './FeatureCards.module.css';

export function FeatureCards({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <ul className={styles.cards} role="list">
      {cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <span className={styles.icon}>
            <Icon name={card.icon} />
          </span>
          <h3>{card.title}</h3>
          <p>{card.text}</p>
          <p className={styles.more}>
            <a className={styles.link} href={card.link.url}>
              {card.link.label}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { IconName } from '@/content/icons';
import { Icon } from '@/components/Icon';
import styles from './IconCards.module.css';

interface IconCard {
  id: string;
  icon: IconName;
  /** Holds the card's one link, or `foot` does. */
  title: ReactNode;
  text: string;
  foot: ReactNode;
}

/** Cards that lead somewhere: the whole of each is its link. */
export function IconCards({ cards }: { cards: readonly IconCard[] }) {
  return (
    <ul className={styles.cards} role="list">
      {cards.map(({ id, icon, title, text, foot }) => (
        <li key={id} className={styles.card}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
          <p className={styles.foot}>{foot}</p>
        </li>
      ))}
    </ul>
  );
}

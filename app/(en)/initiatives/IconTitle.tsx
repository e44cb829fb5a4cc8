import type { IconName } from '@/content/icons';
import { Icon } from '@/components/Icon';
import styles from './IconTitle.module.css';

/** A heading of the third level behind its icon. */
export function IconTitle({ icon, title }: { icon: IconName; title: string }) {
  return (
    <h3 className={styles.title}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {title}
    </h3>
  );
}

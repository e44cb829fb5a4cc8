import type { IconName } from '@/content/icons';
import { Icon } from '@/components/Icon';
import styles from './IconHeading.module.css';

/** A heading of the third level behind its icon. */
export function IconHeading({ icon, title }: { icon: IconName; title: string }) {
  return (
    <h3 className={styles.title}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {title}
    </h3>
  );
}

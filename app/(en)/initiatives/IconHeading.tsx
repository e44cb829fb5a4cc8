import type { IconName } from '@/content/icons';
import { Icon } from '@/components/Icon';
import styles from './IconHeading.module.css';

/** An h3 with an icon before the text. */
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

import type { Link } from '@/content/navigation';
import styles from './Button.module.css';

export function ButtonLink({ link, secondary = false }: { link: Link; secondary?: boolean }) {
  return (
    <a className={secondary ? styles.secondary : styles.primary} data-print="no" href={link.url}>
      {link.label}
    </a>
  );
}

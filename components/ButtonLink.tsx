import type { Link } from '@/content/navigation';
import styles from './Button.module.css';

/** A link that looks like a button, for the main action of a section. */
export function ButtonLink({ link, secondary = false }: { link: Link; secondary?: boolean }) {
  return (
    <a className={secondary ? styles.secondary : styles.primary} data-print="no" href={link.url}>
      {link.label}
    </a>
  );
}

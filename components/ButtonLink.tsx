import type { Link } from '@/content/navigation';
import styles from './Button.module.css';

/** A link that is the thing to do next. */
export function ButtonLink({ link, quiet = false }: { link: Link; quiet?: boolean }) {
  return (
    <a className={quiet ? styles.quiet : styles.primary} href={link.url}>
      {link.label}
    </a>
  );
}

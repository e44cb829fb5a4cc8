import type { Link } from '@/content/navigation';
import styles from './ButtonLink.module.css';

/** A link that is the thing to do next. */
export function ButtonLink({ link, quiet = false }: { link: Link; quiet?: boolean }) {
  return (
    <a className={quiet ? styles.quiet : styles.button} href={link.url}>
      {link.label}
    </a>
  );
}

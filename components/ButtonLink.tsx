import type { Link } from '@/content/link';
import styles from './Button.module.css';

interface ButtonLinkProps {
  link: Link;
  secondary?: boolean;
  /** The name under which the linked file is saved. */
  download?: string;
  onClick?: () => void;
}

export function ButtonLink({ link, secondary = false, ...rest }: ButtonLinkProps) {
  return (
    <a
      className={secondary ? styles.secondary : styles.primary}
      data-print="no"
      href={link.url}
      {...rest}
    >
      {link.label}
    </a>
  );
}

import styles from './Portrait.module.css';

interface PortraitProps {
  src: string;
  /**
   * Seen where the picture is missing, without a script to notice: they lie under it, and stand once
   * more in what a browser puts in the place of a broken one.
   */
  initials: string;
  size: 40 | 72 | 120;
  round?: boolean;
  /** As wide as its place; `size` is then only what the browser reserves before it knows. */
  fluid?: boolean;
  lazy?: boolean;
}

/** Stands beside the name of whom it shows, so it says nothing itself. */
export function Portrait({ src, initials, size, round, fluid, lazy }: PortraitProps) {
  return (
    <span
      className={styles.portrait}
      data-size={size}
      data-round={round}
      data-fluid={fluid}
      aria-hidden="true"
    >
      <span className={styles.initials}>{initials}</span>
      <img
        className={styles.picture}
        src={src}
        alt=""
        data-initials={initials}
        width={size}
        height={size}
        loading={lazy ? 'lazy' : undefined}
      />
    </span>
  );
}

/** "Dolly Manila" gives "DM". */
export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/);
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}

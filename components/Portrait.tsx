import styles from './Portrait.module.css';

interface PortraitProps {
  src: string;
  /** Seen where the picture is missing: they lie under it, so no script has to notice. */
  initials: string;
  size: 40 | 72 | 120;
  round?: boolean;
  lazy?: boolean;
}

/** Stands beside the name of whom it shows, so it says nothing itself. */
export function Portrait({ src, initials, size, round, lazy }: PortraitProps) {
  return (
    <span className={styles.portrait} data-size={size} data-round={round} aria-hidden="true">
      <span className={styles.initials}>{initials}</span>
      <img
        className={styles.picture}
        src={src}
        alt=""
        width={size}
        height={size}
        loading={lazy ? 'lazy' : undefined}
      />
    </span>
  );
}

/** "Dolly Manila" gives "DM". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/);
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}

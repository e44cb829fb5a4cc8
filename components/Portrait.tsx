import styles from './Portrait.module.css';

interface PortraitProps {
  /** Without one, only the initials are shown. */
  src?: string;
  /**
   * Shown behind the image while it loads and, if it fails to load, in its `::before`. Neither
   * takes a script.
   */
  initials: string;
  size: 40 | 120;
  round?: boolean;
  /**
   * Makes the portrait as wide as the parent; `size` then only reserves room until the image has
   * loaded.
   */
  fluid?: boolean;
  lazy?: boolean;
}

/** Hidden from screen readers, which read the name beside it. */
export function Portrait({ src, initials, size, round, fluid, lazy }: PortraitProps) {
  return (
    <span
      className={styles.portrait}
      data-size={fluid ? undefined : size}
      data-round={round}
      aria-hidden="true"
    >
      {initials}
      {src && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          data-initials={initials}
          width={size}
          height={size}
          loading={lazy ? 'lazy' : undefined}
        />
      )}
    </span>
  );
}

/** "DB" for "Dolly Binder". */
export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/);
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}

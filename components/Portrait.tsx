import styles from './Portrait.module.css';

interface PortraitProps {
  src: string;
  /**
   * Initials that are shown while the image loads or if it fails to load. They are in the HTML
   * below the image and in `::before` of a broken image, so they need no script.
   */
  initials: string;
  size: 40 | 120;
  round?: boolean;
  /**
   * Makes the portrait as wide as its parent; `size` is then only the size that the browser
   * reserves before the image has loaded.
   */
  fluid?: boolean;
  lazy?: boolean;
}

/**
 * A portrait image beside the name of the person shown, and therefore hidden from screen readers.
 */
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

/** Returns the first letters of a person's first and last name: "DM" for "Dolly Manila". */
export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/);
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}

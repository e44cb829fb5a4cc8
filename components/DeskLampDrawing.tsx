import styles from './DeskLampDrawing.module.css';

interface DeskLampDrawingProps {
  /** Draws a moth on the left of the lampshade. */
  withMoth?: boolean;
  withCord?: boolean;
}

/** An SVG drawing of a lit desk lamp. Its parent sets the width. */
export function DeskLampDrawing({ withMoth, withCord }: DeskLampDrawingProps) {
  return (
    <svg className={styles.lamp} viewBox="0 0 120 150" aria-hidden="true">
      <path className={styles.light} d="M22 58L2 138H118L98 58Z" />
      <path className={styles.stand} d="M60 58V134M36 140H84" />
      <path className={styles.bulb} d="M49 58a11 11 0 0 0 22 0Z" />
      <path className={styles.shade} d="M18 58C20 24 100 24 102 58Z" />
      {withCord && <path className={styles.cord} d="M86 58V96m0 4a3 3 0 1 0 .01 0" />}
      {withMoth && (
        <path
          className={styles.moth}
          d="M0 0C-7-9-13-3-3 2-9 6-4 10 0 4 4 10 9 6 3 2 13-3 7-9 0 0Z"
          transform="translate(30 28) scale(1.6)"
        />
      )}
    </svg>
  );
}

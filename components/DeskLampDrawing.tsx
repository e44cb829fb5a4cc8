import styles from './DeskLampDrawing.module.css';

interface DeskLampProps {
  withMoth?: boolean;
  withCord?: boolean;
}

export function DeskLampDrawing(props: DeskLampProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 150" aria-hidden="true">
      <DeskLamp {...props} />
    </svg>
  );
}

/** A part of another drawing: 120 units wide, with its foot at 144. */
export function DeskLamp({ withMoth, withCord }: DeskLampProps) {
  return (
    <g className={styles.lamp}>
      <path className={styles.light} d="M22 58L2 138H118L98 58Z" />
      <path className={styles.stand} d="M60 66V136M38 140H82" />
      <path className={styles.bulb} d="M47 58a13 13 0 0 0 26 0Z" />
      <path className={styles.shade} d="M16 58C18 20 102 20 104 58Z" />
      {withCord && <path className={styles.cord} d="M86 58V96m0 4a3 3 0 1 0 .01 0" />}
      {withMoth && (
        <path
          className={styles.moth}
          d="M-1-2L-4-8M1-2L4-8M0 0C-4-8-14-10-15-5-15 0-7 3-1 2-6 2-10 6-8 9-6 12-1 9 0 4 1 9 6 12 8 9 10 6 6 2 1 2 7 3 15 0 15-5 14-10 4-8 0 0Z"
          transform="translate(30 17) rotate(-24) scale(1.2)"
        />
      )}
    </g>
  );
}

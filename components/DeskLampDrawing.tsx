import styles from './DeskLampDrawing.module.css';
import { SmallMoth } from './Seal';

interface DeskLampProps {
  withMoth?: boolean;
  withCord?: boolean;
  /** Color of the outline. */
  stroke?: string;
  /** False if the scene draws the light. */
  withLight?: boolean;
}

export function DeskLampDrawing(props: DeskLampProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 150" aria-hidden="true">
      <DeskLamp {...props} />
    </svg>
  );
}

/** A part of another drawing: 120 units wide, with its foot at 144. */
export function DeskLamp({
  withMoth,
  withCord,
  stroke = 'var(--seal-moth)',
  withLight = true,
}: DeskLampProps) {
  return (
    <g fill="none" stroke={stroke} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      {withLight && (
        <path
          className={styles.light}
          fill="var(--gold)"
          stroke="none"
          opacity="0.7"
          d="M22 58L2 138H118L98 58Z"
        />
      )}
      <path strokeWidth="8" d="M60 66V136M38 140H82" />
      <path fill="var(--gold)" d="M47 58a13 13 0 0 0 26 0Z" />
      <path fill="var(--green-line)" d="M16 58C18 20 102 20 104 58Z" />
      {withCord && <path strokeWidth="2" d="M86 58V96m0 4a3 3 0 1 0 .01 0" />}
      {withMoth && (
        <g transform="translate(30 24) rotate(-24) scale(0.5) translate(-60 -56)">
          <SmallMoth />
        </g>
      )}
    </g>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import type { SpotIllustrationName } from '@/content/spotIllustrations';
import styles from './SpotIllustration.module.css';
import { spotIllustrationDrawings, tints } from './spotIllustrationDrawings';

/** Angles of the ellipses that form a rosette behind the drawing. */
const petals = Array.from({ length: 8 }, (_, i) => i * 22.5);

const ink = (token: string) => (token === 'none' ? token : `var(--${token})`);

interface SpotIllustrationProps {
  name: SpotIllustrationName;
  /** What is in front of the drawing, such as letters. */
  children?: ReactNode;
}

/** A tinted card with thin lines and a few objects in flat colors, as wide as its parent. */
export function SpotIllustration({ name, children }: SpotIllustrationProps) {
  const { size = [96, 96], tint, lines, rosette, parts } = spotIllustrationDrawings[name];
  const [ground, thread] = tints[tint];
  const [width, height] = size;
  const [x, y, rx, ry] = rosette ?? [48, 47, 46, 20];
  return (
    <SpotFrame viewBox={`0 0 ${width} ${height}`} data-spot={name}>
      <path fill={ink(ground)} stroke="none" d={`M-${width}-${height}h999v999H-${width}Z`} />
      <g stroke={ink(thread)} strokeWidth=".6">
        {lines ? (
          <path d={lines} />
        ) : (
          petals.map((turn) => (
            <ellipse
              key={turn}
              rx={rx}
              ry={ry}
              transform={`translate(${x} ${y}) rotate(${turn})`}
            />
          ))
        )}
      </g>
      {parts.map(([fill, d]) => (
        <path key={d} fill={ink(fill)} d={d} />
      ))}
      {children}
    </SpotFrame>
  );
}

/** The `svg` element of a spot illustration, with the stroke of its lines; also for other drawings. */
export function SpotFrame(props: ComponentProps<'svg'> & { 'data-spot'?: string }) {
  return (
    <svg
      className={styles.spot}
      fill="none"
      stroke="var(--seal-moth)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}

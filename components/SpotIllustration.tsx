import type { SpotIllustrationName } from '@/content/spotIllustrations';
import styles from './SpotIllustration.module.css';
import { spotIllustrationDrawings } from './spotIllustrationDrawings';

/** Angles of the ellipses that form a rosette behind the drawing. */
const petals = Array.from({ length: 8 }, (_, i) => i * 22.5);

const ink = (token: string) => (token === 'none' ? token : `var(--${token})`);

/** A tinted card with thin lines and one or two objects in flat colors, as wide as its parent. */
export function SpotIllustration({ name }: { name: SpotIllustrationName }) {
  const { size = [96, 96], ground, thread, lines, rosette, parts } = spotIllustrationDrawings[name];
  const [width, height] = size;
  const [x, y, rx, ry] = rosette ?? [48, 47, 46, 20];
  return (
    <svg
      className={styles.spot}
      viewBox={`0 0 ${width} ${height}`}
      data-spot={name}
      aria-hidden="true"
    >
      <path fill={ink(ground)} stroke="none" d={`M0 0H${width}V${height}H0Z`} />
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
    </svg>
  );
}

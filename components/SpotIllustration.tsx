import type { SpotName } from '@/content/spots';
import styles from './SpotIllustration.module.css';
import { spotIllustrationDrawings } from './spotIllustrationDrawings';

/** Ellipses turned about one point make the rosette of a banknote. */
const petals = Array.from({ length: 8 }, (_, i) => i * 22.5);

const ink = (token: string) => (token === 'none' ? token : `var(--${token})`);

/**
 * A small picture beside words that need none, made like the portraits: a tinted card, hairlines,
 * and a thing or two in flat color. Its size comes from its parent, its colors from the tokens.
 */
export function SpotIllustration({ name }: { name: SpotName }) {
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

import { sealLampCircle, sealLampPaths } from '@/components/sealLamps';
import { lampRings } from '@/content/dashboards/coochie-index/lampRings';
import { LeadFigure } from './LeadFigure';
import styles from './LampRingsDrawing.module.css';

const { cx, cy, r: radius } = sealLampCircle;

/**
 * The angle of an index value in radians. The ring runs clockwise from 0 at the top to 10, and each
 * lamp is midway between two whole values.
 */
const angleOf = (value: number) => ((36 * value - 90) * Math.PI) / 180;

function pointAt(value: number, distance: number): string {
  const angle = angleOf(value);
  return `${(cx + distance * Math.cos(angle)).toFixed(1)},${(cy + distance * Math.sin(angle)).toFixed(1)}`;
}

/** An arc clockwise from the top of the ring to an index value. */
const createArcPath = (value: number, distance = radius) =>
  `M${pointAt(0, distance)}A${distance},${distance},0,${value > 5 ? 1 : 0},1,${pointAt(value, distance)}`;

interface LampRingProps {
  value: number;
  threshold: number;
  isThresholdNamed?: boolean;
}

/** A ring of lamps. Outside them, where none covers it, the arc ends just before the notch. */
export function LampRing({ value, threshold, isThresholdNamed = true }: LampRingProps) {
  const lit = Math.floor(value);
  return (
    <svg viewBox="-12 -2 144 116" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle {...sealLampCircle} stroke="var(--seal-ring)" strokeWidth="17" />
      <path
        d={`M${pointAt(threshold, radius + 4)}L${pointAt(threshold, radius + 9)}`}
        stroke="var(--on-brand)"
        strokeWidth="3"
        strokeLinecap="butt"
      />
      {isThresholdNamed && (
        <text
          fill="var(--ink)"
          fontSize="7"
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
          transform={`translate(${pointAt(threshold, radius + 17)})`}
        >
          {threshold}
        </text>
      )}
      <path d={sealLampPaths.slice(lit).join('')} stroke="var(--seal-lamp-off)" strokeWidth="6" />
      <path
        d={createArcPath(value, radius + 6)}
        stroke="var(--seal-lamp)"
        strokeWidth="2.5"
        strokeLinecap="butt"
      />
      <path d={sealLampPaths.slice(0, lit).join('')} stroke="var(--seal-lamp)" strokeWidth="9" />
    </svg>
  );
}

/** A month's small ring, in ten segments: lamps would be too small. Its scale is that of the large ring. */
function SegmentRing({ value, isHighest }: { value: number; isHighest: boolean }) {
  const [lit, unlit] = isHighest ? ['seal-lamp', 'seal-lamp-off'] : ['line-strong', 'line'];
  return (
    <svg viewBox="5 1 110 110" fill="none" aria-hidden="true">
      {isHighest && <circle {...sealLampCircle} stroke="var(--seal-ring)" strokeWidth="13" />}
      <g strokeWidth="8" strokeLinecap="butt" strokeDasharray=".85 .15">
        <path d={createArcPath(9.99)} pathLength="9.99" stroke={`var(--${unlit})`} />
        <path d={createArcPath(value)} pathLength={value} stroke={`var(--${lit})`} />
      </g>
    </svg>
  );
}

/** A ring of lamps for the highest month, and a small ring for each month. */
export function LampRingsFigure() {
  const { title, note, threshold, highest, highestLabel, readings } = lampRings;
  return (
    <LeadFigure title={title} note={note} isWide>
      <div className={styles.rings}>
        <div className={styles.highest}>
          <LampRing value={highest.value} threshold={threshold} />
          <p className={styles.center}>
            <span>{highest.name}</span> <strong className={styles.value}>{highest.text}</strong>{' '}
            <span className={styles.label}>{highestLabel}</span>
          </p>
        </div>
        <ol className={styles.months} role="list">
          {readings.map(({ month, value, text }) => (
            <li key={month} className={styles.month}>
              <SegmentRing value={value} isHighest={value === highest.value} />
              <span>
                {month} <span className={styles.text}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </LeadFigure>
  );
}

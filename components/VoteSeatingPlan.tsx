import styles from './VoteSeatingPlan.module.css';

interface VoteSeatingPlanProps {
  ayes: number;
  noes: number;
  /** Members who voted to leave the room. Their seats are empty, and their dots outside. */
  votesToLeave?: number;
  /** Whether the dots in favor are above their seats, because these members rose. */
  ayesStand?: boolean;
}

const seatSpacing = 11;

/**
 * By number of members, the x coordinates of seats: four in each of two rooms with a symbol below,
 * and one in the corridor; or five on a bench.
 */
const plans = {
  9: {
    seats: [10, 21, 32, 43, 66, 89, 100, 111, 122],
    rooms: 'M1 1H52V43H1ZM80 1H131V43H80Z',
    top: 0,
    height: 62,
    signs: ['💦', '🧠'],
  },
  5: { seats: [10, 21, 32, 43, 54], rooms: 'M1 19H63V43H1Z', top: 18, height: 26, signs: [] },
};

/** One dot per vote, hollow if against. Hidden from screen readers: the text gives the count. */
export function VoteSeatingPlan({
  ayes,
  noes,
  votesToLeave = 0,
  ayesStand = false,
}: VoteSeatingPlanProps) {
  const plan = ayes + noes === 9 ? plans[9] : plans[5];
  const { seats, rooms } = plan;
  const width = Math.max(...seats) + 10 + votesToLeave * 2 * seatSpacing;
  const bench = (x: number) => `M${x - seatSpacing / 2 + 1} 36h${seatSpacing - 2}`;
  return (
    <svg
      className={styles.plan}
      style={{ width: `calc(${width / 12}rem * var(--plan-scale, 1))` }}
      viewBox={`0 ${plan.top} ${width} ${plan.height}`}
      aria-hidden="true"
    >
      <path d={rooms} />
      {plan.signs.map((sign, room) => (
        <text key={sign} className={styles.sign} x={26.5 + room * 79} y="59">
          {sign}
        </text>
      ))}
      <path className={styles.bench} d={seats.map(bench).join('')} />
      {seats.map((x, seat) => (
        <circle
          key={x}
          className={seat < ayes || seat >= ayes + noes ? styles.aye : styles.no}
          cx={seat < ayes + noes ? x : x + 2 * seatSpacing}
          cy={ayesStand && seat < ayes ? 14 : 29}
          r="3.5"
        />
      ))}
    </svg>
  );
}

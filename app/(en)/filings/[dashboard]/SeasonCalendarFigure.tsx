import {
  seasonCalendar,
  type SeasonMonth,
} from '@/content/dashboards/sundress-yield-curve/seasonCalendar';
import typography from '@/components/Typography.module.css';
import { LeadFigure } from './LeadFigure';
import { roundToTenth } from './charts/seriesStyle';
import styles from './SeasonCalendarDrawing.module.css';

const monthWidth = 26;
const height = 46;
const railY = 3;

const middle = (i: number) => (i + 0.5) * monthWidth;

/** Makes a drawing's area proportional to the month's share of the posts. */
function scaleTo(share: number) {
  const size = 1.25 * Math.sqrt(share);
  return (command: string, ...numbers: readonly number[]) =>
    command + numbers.map((n) => roundToTenth(n * size)).join();
}

function hangerPath({ share }: SeasonMonth, i: number): string {
  const to = scaleTo(share);
  return `M${middle(i)},${railY}${to('v', 3.2)}${to('l', -4.8, 3.2)}${to('h', 9.6)}${to('l', -4.8, -3.2)}`;
}

function dressPath({ share }: SeasonMonth, i: number): string {
  const to = scaleTo(share);
  return [
    `M${middle(i)},${railY}`,
    to('m', -3.4, 4.8),
    to('l', -0.8, 6.4),
    to('q', 1.4, 3.6, 0.8, 6),
    to('l', -5.2, 14.6),
    to('q', 8.6, 2.6, 17.2, 0),
    to('l', -5.2, -14.6),
    to('q', -0.6, -2.4, 0.8, -6),
    to('l', -0.8, -6.4),
    to('h', -1.4),
    to('q', 0, 5.4, -2, 5.8),
    to('q', -2, -0.4, -2, -5.8),
    'z',
  ].join('');
}

const warmRail = (months: readonly SeasonMonth[]) =>
  months
    .flatMap(({ warm }, i) => (warm ? `M${i * monthWidth},${railY}h${monthWidth}` : []))
    .join('');

const width = seasonCalendar.initials.length * monthWidth;

interface SeasonRailDrawingProps {
  months: readonly SeasonMonth[];
  areOccasionsNamed?: boolean;
}

/** A clothes rail with a dress for each month. */
export function SeasonRailDrawing({ months, areOccasionsNamed = true }: SeasonRailDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} fill="none">
      <path className={styles.metal} stroke="var(--line-strong)" d={`M0,${railY}h${width}`} />
      <path className={styles.warm} stroke="var(--gold)" strokeWidth="5" d={warmRail(months)} />
      <path
        className={styles.metal}
        stroke="var(--line-strong)"
        strokeLinejoin="round"
        d={months.map(hangerPath).join('')}
      />
      <path className={styles.dress} fill="var(--chart-2)" d={months.map(dressPath).join('')} />
      {months.map(
        (month, i) =>
          month.occasion && (
            <g key={i} fill="var(--chart-1)" fontSize="13.6">
              <path d={dressPath(month, i)} />
              {areOccasionsNamed && (
                <text x={(i + 1) * monthWidth + 2} y="40">
                  {month.occasion}
                </text>
              )}
            </g>
          ),
      )}
    </svg>
  );
}

/** A clothes rail for each region. */
export function SeasonCalendarFigure() {
  const { title, note, initials, regions } = seasonCalendar;
  return (
    <LeadFigure title={title} note={note}>
      <dl className={styles.regions}>
        {regions.map(({ region, season, months }) => (
          <div key={region} className={styles.region}>
            <dt className={styles.name}>{region}</dt>
            <dd className={typography.small}>{season}</dd>
            <dd className={styles.year} aria-hidden="true">
              <SeasonRailDrawing months={months} />
            </dd>
          </div>
        ))}
      </dl>
      <ol className={styles.months} role="list" aria-hidden="true">
        {initials.map((initial, i) => (
          <li key={i}>{initial}</li>
        ))}
      </ol>
    </LeadFigure>
  );
}

import { layOutRatingStack, columnHeight } from './layOutRatingStack';

const columns = Array.from({ length: 10 }, (_, i) => i + 1);
const lampSize = 10;
const columnWidth = 12;
const width = columns.length * columnWidth;
const axisY = columnHeight * lampSize + 3;

const middleOf = (column: number) => (column - 0.5) * columnWidth;

/** The share of its light with which a lamp shines, from the first to the last. */
const computeBrightness = (index: number, count: number) =>
  Math.round((100 * index) / (count - 1)) / 100;

interface LampStackDrawingProps {
  ratings: readonly number[];
  /** Whether the lamps brighten in the order of the ratings; otherwise all are lit. */
  isInOrder?: boolean;
  /** The height of the numbers at the ends of the axis, in units of which the drawing has 120. */
  numberSize?: number;
  /** What can be seen; without it the drawing is decoration. */
  label?: string;
}

/** A lamp for each rating, in the column of its rating, above a socket for each number from 1 to 10. */
export function LampStackDrawing({
  ratings,
  isInOrder = false,
  numberSize = 7,
  label,
}: LampStackDrawingProps) {
  return (
    <svg
      width="100%"
      viewBox={`0 0 ${width} ${axisY + numberSize + 4}`}
      fill="none"
      stroke="var(--seal-moth)"
      strokeWidth="1"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={`M0 ${axisY}H${width}`} />
      <path
        strokeWidth="2"
        d={columns.map((column) => `M${middleOf(column) - 3} ${axisY + 1}h6`).join('')}
      />
      <g fill="var(--ink)" stroke="none" fontSize={numberSize} fontWeight="700" textAnchor="middle">
        {[1, 10].map((column) => (
          <text key={column} x={middleOf(column)} y={axisY + numberSize + 3}>
            {column}
          </text>
        ))}
      </g>
      {layOutRatingStack(ratings).map(({ column, height }, i) => {
        const circle = {
          cx: middleOf(column),
          cy: columnHeight * lampSize - (height + 0.5) * lampSize + 2,
          r: lampSize / 2 - 0.5,
        };
        return (
          <g key={i}>
            <circle {...circle} fill="var(--paper)" />
            <circle
              {...circle}
              fill="var(--gold)"
              fillOpacity={isInOrder ? computeBrightness(i, ratings.length) : undefined}
            />
          </g>
        );
      })}
    </svg>
  );
}

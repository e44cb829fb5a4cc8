import { cornerRosettePaths } from '@/components/guillocheDrawing';
import { formatDollars } from '@/content/format';

const bill = { width: 340, height: 96 };
const gap = 7;
/** How far the parts have moved from the row, in turn. */
const shifts = [0, 6, -2, 4];
/** A narrower part has its amount written upward. */
const widthOfAmount = 40;

/** A bill cut from top to bottom into parts as wide as their shares of the sum. */
export function DividedBillDrawing({ amounts }: { amounts: readonly number[] }) {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const widthOf = (some: readonly number[]) =>
    (bill.width * some.reduce((sum, amount) => sum + amount, 0)) / total;
  return (
    <svg
      width="100%"
      viewBox={`0 -4 ${bill.width + gap * (amounts.length - 1)} ${bill.height + 12}`}
      aria-hidden="true"
      fill="none"
      stroke="var(--green)"
    >
      <defs>
        <g id="bill">
          <rect
            x="1"
            y="1"
            width={bill.width - 2}
            height={bill.height - 2}
            fill="var(--green-fill)"
            strokeWidth="2"
          />
          <rect x="9" y="9" width={bill.width - 18} height={bill.height - 18} />
          {[32, bill.width / 2, bill.width - 32].map((x) => (
            <g key={x} transform={`translate(${x} 28)`} strokeWidth="0.7">
              {cornerRosettePaths.map((line) => (
                <path key={line} d={line} />
              ))}
            </g>
          ))}
        </g>
      </defs>
      {amounts.map((amount, i) => {
        const from = widthOf(amounts.slice(0, i));
        const width = widthOf([amount]);
        const isNarrow = width < widthOfAmount;
        return (
          <g
            key={i}
            transform={`translate(${(from + gap * i).toFixed(1)} ${shifts[i % shifts.length]})`}
          >
            <svg
              width={width.toFixed(1)}
              height={bill.height}
              viewBox={`${from.toFixed(1)} 0 ${width.toFixed(1)} ${bill.height}`}
            >
              <use href="#bill" />
            </svg>
            <text
              fill="var(--ink)"
              stroke="none"
              fontSize="16"
              fontWeight="700"
              textAnchor="middle"
              dominantBaseline="central"
              transform={`translate(${(width / 2).toFixed(1)} ${isNarrow ? 48 : 70})${isNarrow ? ' rotate(-90)' : ''}`}
            >
              {formatDollars(amount)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

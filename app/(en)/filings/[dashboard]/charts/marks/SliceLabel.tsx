import { estimateTextWidth } from '../chartDimensions';
import { type SvgPoint, roundToTenth } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';
import { FootnoteNumberMark } from './FootnoteCallouts';

export const lineHeight = 18;

export interface SliceLabelProps {
  lines: readonly string[];
  /** In a compact chart, the number of the footnote that describes the slice. */
  number?: number;
  anchor: 'start' | 'middle' | 'end';
  /** The start, middle or end of the first line, as `anchor` says. */
  at: SvgPoint;
  isInside?: boolean;
}

export function SliceLabel({ lines, number, anchor, at, isInside }: SliceLabelProps) {
  const [value = '', ...name] = lines;
  const x = roundToTenth(at[0]);
  // The footnote's number is at the outer end of the name: beside the value it would look like a
  // second value, and at the inner end it would be on top of a slice.
  const numberOffset =
    (at[0] < 0 ? -1 : 1) *
    (estimateTextWidth(lines.at(-1) ?? '', 15) / (anchor === 'middle' ? 2 : 1) + 14);
  const style = isInside && { fill: 'var(--paper)', stroke: 'var(--pattern-outline, none)' };
  return (
    <g>
      <text x={x} y={roundToTenth(at[1])} dy=".34em" textAnchor={anchor} style={style || undefined}>
        <tspan className={isInside ? undefined : styles.valueLabel} fontWeight="600">
          {value}
        </tspan>
        {name.map((line) => (
          <tspan key={line} x={x} dy={lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      {number !== undefined && (
        <FootnoteNumberMark
          number={number}
          at={[at[0] + numberOffset, at[1] + name.length * lineHeight]}
        />
      )}
    </g>
  );
}

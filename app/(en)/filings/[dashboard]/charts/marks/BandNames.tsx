import { estimateTextWidth } from '../chartDimensions';
import { getEndLabelMetrics } from '../layOutPanels';
import type { PanelMarkProps } from '../ChartDrawingProps';
import { roundToTenth, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';

const { fontSize } = getEndLabelMetrics({ compact: true });

const indent = 6;

/**
 * Names the areas of a stack whose end labels have no room. A name is inside its area or, if the
 * area is too thin or the solid one of the subject, to the left of where it is highest.
 */
export function BandNames({ plot: { data, lines, width, height, step } }: PanelMarkProps) {
  return data.series.map(({ id, label, subject }, i) => {
    const upper = lines[i]?.filter((point) => point !== undefined) ?? [];
    const lower =
      lines[i - 1]?.filter((point) => point !== undefined) ??
      upper.map(([at]): SvgPoint => [at, height]);
    const length = indent + estimateTextWidth(label, fontSize) + indent;
    const rooms = upper
      .filter(([start]) => start + length <= width)
      .map(([start]) => {
        const within = ([at]: SvgPoint) => at >= start && at <= start + length;
        const top = Math.max(...upper.filter(within).map(([, level]) => level));
        const bottom = Math.min(...lower.filter(within).map(([, level]) => level));
        return { start, middle: (top + bottom) / 2, room: bottom - top };
      });
    const inside = subject ? undefined : rooms.find(({ room }) => room > fontSize);
    const [peakX, peakY] = upper.reduce<SvgPoint>((a, b) => (b[1] < a[1] ? b : a), [0, Infinity]);
    return (
      <text
        key={id}
        className={inside ? styles.footLabel : styles.valueLabel}
        fontSize=".84em"
        textAnchor={inside ? undefined : 'end'}
        x={roundToTenth(inside ? inside.start + indent : peakX - 0.6 * step)}
        y={roundToTenth(inside ? inside.middle : peakY + 0.6 * fontSize)}
        dy=".34em"
      >
        {label}
      </text>
    );
  });
}

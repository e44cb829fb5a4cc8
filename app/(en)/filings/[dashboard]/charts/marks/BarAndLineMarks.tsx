import { formatValue } from '@/content/format';
import type { ChartDrawingProps } from '../ChartDrawingProps';
import { estimateTextWidth } from '../chartDimensions';
import type { PlacedPanel } from '../layOutBarAndLinePanels';
import { getEndLabelMetrics } from '../layOutLinePanels';
import { type SvgPoint, getPaletteStyle, roundToTenth } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';
import { AxisTitle } from './AxisTitle';
import { FootnoteCallouts } from './FootnoteCallouts';
import { createRectanglePath } from './HitArea';
import { createLinePath } from './SeriesLine';
import { SeriesMarkers } from './SeriesMarkers';
import marks from './SeriesMarks.module.css';
import { XValueHighlight } from './XValueHighlight';

interface PanelMarksProps extends Pick<ChartDrawingProps, 'id' | 'notes' | 'size'> {
  layout: PlacedPanel;
  getPoint: (series: number, index: number) => SvgPoint | undefined;
}

/** The lines and points of a combined chart, drawn over the rings that highlight a category. */
export function LineAndPointMarks({
  restingIndex,
  ...props
}: PanelMarksProps & { restingIndex?: number }) {
  const { layout, getPoint, size } = props;
  const { panel } = layout;
  const { series, x } = panel.data;
  const { fontSize } = getEndLabelMetrics(size);
  return (
    <>
      {x.values.map((name, index) => (
        <XValueHighlight
          key={name}
          index={index}
          restingIndex={restingIndex}
          points={series.map((_, one) => getPoint(one, index))}
        />
      ))}
      {series.map(({ id: key, mark }, one) => {
        const style = getPaletteStyle(panel.indices[one] ?? 0);
        const points = x.values.map((_, index) => getPoint(one, index));
        return (
          <g key={key}>
            {mark === 'line' && (
              <path
                className={marks.thin}
                d={createLinePath(points)}
                stroke={style.color}
                strokeDasharray={style.dash}
              />
            )}
            <SeriesMarkers points={points} style={style} radius={5} />
          </g>
        );
      })}
      {series.map(({ label }, one) => {
        // The upper series has its name above its first points, and the lower one below.
        const points = x.values
          .map((_, index) => getPoint(one, index))
          .filter((point) => point !== undefined);
        const [first, level] = points[0] ?? [layout.x, layout.y];
        const side = series.every((_, other) => (getPoint(other, 0)?.[1] ?? level) >= level)
          ? -1
          : 1;
        const half = estimateTextWidth(label, fontSize) / 2;
        const center = Math.max(first, layout.x + half);
        const levels = points
          .filter(([at]) => at < center + half + 8)
          .map(([, each]) => side * each);
        return (
          <text
            key={label}
            className={styles.valueLabel}
            fontSize={size.compact ? '.84em' : undefined}
            x={roundToTenth(center)}
            y={roundToTenth(side * (Math.max(...levels) + (size.compact ? 16 : 28)))}
            dy=".34em"
            textAnchor="middle"
          >
            {label}
          </text>
        );
      })}
      <PanelTitleAndNotes {...props} />
    </>
  );
}

export function BarMarks({ step, ...props }: PanelMarksProps & { step: number }) {
  const { layout, size, getPoint } = props;
  const { series, x: categories, left } = layout.panel.data;
  const { color } = getPaletteStyle(0);
  const thickness = 0.62 * step;
  return (
    <>
      {categories.values.map((name, index) => {
        const point = getPoint(0, index);
        if (!point) return null;
        const [x, y] = point;
        return (
          <g key={name}>
            <path
              className={marks.bar}
              d={createRectanglePath(x - thickness / 2, y, thickness, layout.y + layout.height - y)}
              fill={color}
              stroke={color}
            />
            <text
              className={styles.valueLabel}
              fontSize={size.compact ? '.76em' : undefined}
              x={roundToTenth(x)}
              y={roundToTenth(y - (size.compact ? 5 : 7))}
              textAnchor="middle"
            >
              {formatValue(series[0]?.values[index] ?? null, left)}
            </text>
          </g>
        );
      })}
      <PanelTitleAndNotes {...props} />
    </>
  );
}

function PanelTitleAndNotes({ id, notes, size, layout, getPoint }: PanelMarksProps) {
  const { panel, title, y } = layout;
  return (
    <>
      <AxisTitle id={id} lines={title} at={[0, y - 24]} />
      <FootnoteCallouts data={panel.data} notes={notes} size={size} getPoint={getPoint} />
    </>
  );
}

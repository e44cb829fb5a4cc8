import type { PanelMarkProps } from '../ChartDrawingProps';
import styles from '../ResponsiveChart.module.css';
import { roundToTenth } from '../seriesStyle';
import { BandNames } from './BandNames';
import { Columns } from './Columns';
import { EventDisks } from './EventDisks';
import { FootnoteCallouts } from './FootnoteCallouts';
import { LineEndLabels } from './LineEndLabels';
import { LineNames } from './LineNames';
import { OutOfRangeLabels } from './OutOfRangeLabels';
import { PanelTitles } from './PanelTitles';
import { createLinePath } from './paths';
import { PointNames } from './PointNames';
import { SeriesLines } from './SeriesLines';
import { StackedAreas } from './StackedAreas';
import { BandAboveThreshold, ThresholdLine } from './ThresholdLine';
import { XValueHighlight } from './XValueHighlight';

/** Grid lines begin left of the first point, so that a crosshair there does not look like an axis. */
const gridOverhang = 5;

/** All that is drawn in a panel except its tick labels. */
export function PanelMarks(props: PanelMarkProps) {
  const { data, plot, notes, size } = props;
  const { ticks, toY, inset, width, bars } = plot;
  const stacked = data.kind === 'stacked-area';
  const combined = data.kind === 'combined';
  const highlights = <Highlights {...props} />;
  const Names = stacked ? BandNames : combined ? PointNames : LineNames;
  // Standing bars get only a base line, because grid lines would cross the values printed above them.
  const gridTicks = bars === 'standing' ? ticks.slice(0, 1) : ticks;
  const gridStart = inset > 0 ? 0 : -gridOverhang;
  return (
    <>
      <BandAboveThreshold {...props} />
      <path
        stroke="var(--line)"
        d={gridTicks.map((tick) => `M${gridStart},${roundToTenth(toY(tick))}H${width}`).join('')}
      />
      {!stacked && highlights}
      <g className={styles.tinted}>
        <ThresholdLine {...props} />
      </g>
      <EventDisks {...props} />
      <g className={combined ? undefined : styles.drawIn}>
        {stacked ? (
          <StackedAreas {...props} />
        ) : bars ? (
          <Columns {...props} />
        ) : (
          <SeriesLines {...props} />
        )}
      </g>
      {stacked && highlights}
      <g className={plot.data.threshold && styles.tinted}>
        <PanelTitles {...props} />
        <OutOfRangeLabels {...props} />
        <LineEndLabels {...props} />
        {plot.lines.length > 1 && plot.endLabels.length === 0 && <Names {...props} />}
        <FootnoteCallouts
          data={plot.data}
          notes={notes}
          size={size}
          origin={[plot.x, plot.y]}
          getPoint={(one, index) => plot.lines[one]?.[index]}
          rim={stacked ? 0 : undefined}
        />
      </g>
    </>
  );
}

function Highlights({ data, plot, restingIndex }: PanelMarkProps) {
  const { lines, step, height, head, gap, bars } = plot;
  if (bars === 'standing') return null;
  const subject =
    data.kind === 'stacked-area' ? lines.length - 1 : data.series.findIndex((one) => one.subject);
  // In a stacked chart, only the uppermost line, which shows the total, gets rings.
  const ringed = subject < 0 ? lines : lines.slice(subject, subject + 1);
  const createCrosshairPath = (index: number) => {
    const [x, y] = lines[0]?.[index] ?? [index * step, 0];
    // In a panel of hanging bars, the crosshair continues from the panel above to the bar's end.
    const [start, end] = bars ? [-head - gap, y] : [0, height];
    return createLinePath([
      [x, start],
      [x, end],
    ]);
  };
  return data.x.values.map((name, i) => (
    <XValueHighlight
      key={name}
      index={i}
      restingIndex={restingIndex}
      line={data.kind === 'combined' ? undefined : createCrosshairPath(i)}
      // Disks of events would merge with rings, so the crosshair alone marks the place.
      points={bars || plot.data.events ? [] : ringed.map((points) => points[i])}
    />
  ));
}

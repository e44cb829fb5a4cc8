import type { ChartData } from '@/content/charts';
import type { ChartDrawingProps } from '../ChartDrawingProps';
import type { PanelPlot } from '../plotPanel';
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

interface PanelMarksProps extends ChartDrawingProps {
  plot: PanelPlot;
  isLast: boolean;
}

/** All that is drawn in a panel except its tick labels, in plot coordinates. */
export function PanelMarks({ id, data, notes, size, restingIndex, plot, isLast }: PanelMarksProps) {
  const { ticks, toY, inset, width, bars } = plot;
  const stacked = data.kind === 'stacked-area';
  const combined = data.kind === 'combined';
  const highlights = <Highlights {...{ data, plot, restingIndex }} />;
  const Names = stacked ? BandNames : combined ? PointNames : LineNames;
  // Standing bars get only a base line, because grid lines would cross the values printed above them.
  const gridTicks = bars === 'standing' ? ticks.slice(0, 1) : ticks;
  const gridStart = inset > 0 ? 0 : -gridOverhang;
  return (
    <>
      <BandAboveThreshold plot={plot} />
      <path
        stroke="var(--line)"
        d={gridTicks.map((tick) => `M${gridStart},${roundToTenth(toY(tick))}H${width}`).join('')}
      />
      {!stacked && highlights}
      <g className={styles.tinted}>
        <ThresholdLine plot={plot} size={size} />
      </g>
      <EventDisks plot={plot} />
      <g className={combined ? undefined : styles.drawIn}>
        {stacked ? (
          <StackedAreas id={id} plot={plot} />
        ) : bars ? (
          <Columns id={id} data={data} plot={plot} size={size} />
        ) : (
          <SeriesLines data={data} plot={plot} notes={notes} restingIndex={restingIndex} />
        )}
      </g>
      {stacked && highlights}
      <g className={plot.data.threshold && styles.tinted}>
        <PanelTitles id={id} panel={plot} isLast={isLast} />
        <OutOfRangeLabels plot={plot} />
        <LineEndLabels data={data} plot={plot} size={size} />
        {plot.lines.length > 1 && plot.endLabels.length === 0 && <Names plot={plot} size={size} />}
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

interface HighlightsProps {
  data: ChartData;
  plot: PanelPlot;
  restingIndex?: number;
}

function Highlights({ data, plot, restingIndex }: HighlightsProps) {
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

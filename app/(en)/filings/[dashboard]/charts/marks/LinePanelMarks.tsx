import type { ChartData } from '@/content/charts';
import type { ChartDrawingProps } from '../ChartDrawingProps';
import { panelGap } from '../layOutLinePanels';
import type { LinePlot } from '../plotLinePanel';
import { getSeriesStyle, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';
import { BandNames } from './BandNames';
import { EventDisks } from './EventDisks';
import { FootnoteCallouts } from './FootnoteCallouts';
import { LineEndLabels } from './LineEndLabels';
import { LineNames } from './LineNames';
import { LinePanelAxisTitles } from './LinePanelAxisTitles';
import { OutOfRangeLabels } from './OutOfRangeLabels';
import { createLinePath } from './SeriesLine';
import { HangingBars, SeriesLines, StackedAreas } from './SeriesLines';
import { ThresholdLine } from './ThresholdLine';
import { XValueHighlight } from './XValueHighlight';

interface LinePanelMarksProps extends ChartDrawingProps {
  plot: LinePlot;
  isLast: boolean;
}

export function LinePanelMarks({
  id,
  data,
  notes,
  size,
  restingIndex,
  plot,
  isLast,
}: LinePanelMarksProps) {
  const stacked = data.kind === 'stacked-area';
  const thin = plot.indices.map((index) => getSeriesStyle(data, index).weight === 'thin');
  const highlights = <Highlights {...{ data, plot, restingIndex }} />;
  return (
    <>
      {!stacked && highlights}
      <g className={styles.tinted}>
        <ThresholdLine plot={plot} size={size} />
      </g>
      <EventDisks plot={plot} />
      <g className={styles.drawIn}>
        {stacked ? (
          <StackedAreas id={id} plot={plot} />
        ) : plot.hanging ? (
          <HangingBars id={id} data={data} plot={plot} />
        ) : (
          <SeriesLines data={data} plot={plot} notes={notes} restingIndex={restingIndex} />
        )}
      </g>
      {stacked && highlights}
      <g className={plot.data.threshold && styles.tinted}>
        <LinePanelAxisTitles id={id} plot={plot} size={size} isLast={isLast} />
        <OutOfRangeLabels plot={plot} />
        <LineEndLabels {...computeEndLabelProps(plot, stacked)} size={size} isMuted={thin} />
        {plot.lines.length > 1 &&
          plot.endLabels.length === 0 &&
          (stacked ? <BandNames plot={plot} /> : <LineNames plot={plot} />)}
        <FootnoteCallouts
          data={plot.data}
          notes={notes}
          size={size}
          getPoint={(one, index) => plot.lines[one]?.[index]}
          rim={stacked ? 0 : undefined}
        />
      </g>
    </>
  );
}

/** Labels are where a line ends or, in a stacked chart, midway up an area's right edge. */
function computeEndLabelProps(
  { lines, provisionalPoints, endLabels, y, height }: LinePlot,
  stacked: boolean,
) {
  const ends = lines.map((points, i): SvgPoint => {
    const last = points.findLastIndex((point, at) => point && !provisionalPoints[i]?.includes(at));
    const [x, end] = points[last] ?? [0, 0];
    const below = lines[i - 1]?.[last]?.[1] ?? y + height;
    return [x, stacked ? (end + below) / 2 : end];
  });
  return { ends, labels: endLabels, top: y, height };
}

interface HighlightsProps {
  data: ChartData;
  plot: LinePlot;
  restingIndex?: number;
}

function Highlights({ data, plot, restingIndex }: HighlightsProps) {
  const { lines, x: left, y, width, height, head, hanging } = plot;
  const subject =
    data.kind === 'stacked-area' ? lines.length - 1 : data.series.findIndex((one) => one.subject);
  // In a stacked chart, only the uppermost line, which shows the total, gets rings.
  const ringed = subject < 0 ? lines : lines.slice(subject, subject + 1);
  const createCrosshairPath = (index: number) => {
    const [x, end] = lines[0]?.[index] ?? [left + (index * width) / (data.x.values.length - 1), y];
    // In a panel of hanging bars, the crosshair continues from the panel above to the bar's end.
    const start: SvgPoint = [x, hanging ? y - head - panelGap : y];
    return createLinePath([start, [x, hanging ? end : y + height]]);
  };
  return data.x.values.map((name, i) => (
    <XValueHighlight
      key={name}
      index={i}
      restingIndex={restingIndex}
      line={createCrosshairPath(i)}
      // Disks of events would merge with rings, so the crosshair alone marks the place.
      points={hanging || plot.data.events ? [] : ringed.map((points) => points[i])}
    />
  ));
}

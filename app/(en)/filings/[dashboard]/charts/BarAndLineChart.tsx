import { BarAndLinePanel } from './BarAndLinePanel';
import { layOutBarAndLinePanels, type PlacedPanel } from './layOutBarAndLinePanels';
import { splitIntoAxisPanels } from './splitIntoAxisPanels';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { BarMarks, LineAndPointMarks } from './marks/BarAndLineMarks';
import { HitArea, createRectanglePath } from './marks/HitArea';
import { XValueHighlight } from './marks/XValueHighlight';
import type { SvgPoint } from './seriesStyle';

/** A panel of lines and points above a panel of bars, both over the same categories. */
export function BarAndLineChart({ id, data, notes, size, restingIndex }: ChartDrawingProps) {
  const [bars, lines] = splitIntoAxisPanels(data);
  if (!bars || !lines)
    throw new Error(
      `The combined chart ${id} needs two value axes. In content/dashboards, give its data the fields left and right.`,
    );
  const names = data.x.values;
  const layouts = layOutBarAndLinePanels(bars, lines, size);
  const { x, width } = layouts.bars;
  const step = width / names.length;
  const createColumnPath = (index: number, top: PlacedPanel, bottom: PlacedPanel) =>
    createRectanglePath(x + index * step, top.y, step, bottom.y + bottom.height - top.y);
  const createGetPoint =
    ({ panel }: PlacedPanel, toY: (value: number) => number) =>
    (series: number, index: number): SvgPoint | undefined => {
      const value = panel.data.series[series]?.values[index];
      return typeof value === 'number' ? [x + (index + 0.5) * step, toY(value)] : undefined;
    };
  const shared = { id, notes, size };

  return (
    <>
      <BarAndLinePanel
        layout={layouts.lines}
        size={size}
        draw={(toY) => (
          <LineAndPointMarks
            {...shared}
            layout={layouts.lines}
            getPoint={createGetPoint(layouts.lines, toY)}
            restingIndex={restingIndex}
          />
        )}
      />
      <BarAndLinePanel
        layout={layouts.bars}
        size={size}
        names={names}
        draw={(toY) => (
          <BarMarks
            {...shared}
            layout={layouts.bars}
            getPoint={createGetPoint(layouts.bars, toY)}
            step={step}
          />
        )}
      />
      {names.map((name, index) => (
        <XValueHighlight
          key={name}
          index={index}
          restingIndex={restingIndex}
          // A rectangle in each panel, so that the highlight leaves out the title between them.
          area={[layouts.lines, layouts.bars]
            .map((panel) => createColumnPath(index, panel, panel))
            .join('')}
        />
      ))}
      {names.map((name, index) => (
        <HitArea
          key={name}
          index={index}
          area={createColumnPath(index, layouts.lines, layouts.bars)}
        />
      ))}
    </>
  );
}

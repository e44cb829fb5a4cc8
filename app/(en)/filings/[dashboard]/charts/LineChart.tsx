import type { ChartDrawingProps } from './ChartDrawingProps';
import { layOutLinePanels } from './layOutLinePanels';
import { LineChartPanel } from './LineChartPanel';
import { HitArea, createRectanglePath } from './marks/HitArea';

/** Lines, areas or stacked areas, in one panel per value axis. */
export function LineChart(props: ChartDrawingProps) {
  const { data, size } = props;
  const panels = layOutLinePanels(data, size);
  const [first, last] = [panels[0], panels.at(-1)];
  if (!first || !last) return null;
  const step = first.width / (data.x.values.length - 1);
  return (
    <>
      {panels.map((panel, i) => (
        <LineChartPanel key={i} {...props} panel={panel} isLast={panel === last} />
      ))}
      {data.x.values.map((name, i) => (
        <HitArea
          key={name}
          index={i}
          area={createRectanglePath(
            first.x + (i - 0.5) * step,
            first.y,
            step,
            last.y + last.height - first.y,
          )}
        />
      ))}
    </>
  );
}

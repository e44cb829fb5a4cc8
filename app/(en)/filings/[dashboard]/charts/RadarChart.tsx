import { Radar } from '@nivo/radar';
import { formatAxisTick } from '@/content/format';
import { computeTicks, getAxisRange } from './axisScale';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { createLinePath } from './marks/paths';
import { HitArea } from './marks/HitArea';
import { SeriesMarkers } from './marks/SeriesMarkers';
import marks from './marks/SeriesMarks.module.css';
import { SpokeLabel } from './marks/SpokeLabel';
import { XValueHighlight } from './marks/XValueHighlight';
import { getPaletteStyle, roundToTenth, type SvgPoint } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

/** One spoke per x value, one outline per series; like a clock if the x values are hours. */
export function RadarChart({ data, notes, size, restingIndex }: ChartDrawingProps) {
  const { series, x, left: axis } = data;
  const range = getAxisRange(data);
  const ticks = computeTicks(range);
  const labeledTicks = ticks.slice(2).filter((_, i) => !size.compact || i % 3 === 0);
  const [top, bottom] = size.compact ? [44, 23] : [48, 56];
  // Without this margin, a compact chart would cut off the widest spoke label, on the left.
  const left = size.compact ? 12 : 0;
  return (
    <Radar
      width={size.width}
      height={size.height}
      margin={{ top, right: 0, bottom, left }}
      {...staticNivoProps}
      data={x.values.map((_, index) => ({
        index: `${index}`,
        ...Object.fromEntries(series.map(({ values }, i) => [i, values[index] ?? 0])),
      }))}
      keys={series.map((_, i) => `${i}`)}
      indexBy="index"
      maxValue={range.max}
      gridLevels={ticks.length - 1}
      gridShape="circular"
      gridLabel={() => null}
      layers={[
        'grid',
        ({ centerX, centerY, radiusScale, angleStep }) => {
          const getPoint = (index: number, value: number): SvgPoint => [
            Math.sin(angleStep * index) * radiusScale(value),
            -Math.cos(angleStep * index) * radiusScale(value),
          ];
          const outlines = series.map(({ values }) =>
            values.map((value, index) => (value === null ? undefined : getPoint(index, value))),
          );
          return (
            <g transform={`translate(${roundToTenth(centerX)},${roundToTenth(centerY)})`}>
              {x.values.map((name, index) => (
                <XValueHighlight
                  key={name}
                  index={index}
                  restingIndex={restingIndex}
                  line={createLinePath([[0, 0], getPoint(index, range.max)])}
                  points={outlines.map((points) => points[index])}
                />
              ))}
              {/* Not filled, because the area inside has no meaning. */}
              {outlines.map((points, i) => (
                <path
                  key={i}
                  className={marks.line}
                  d={
                    points.includes(undefined)
                      ? createLinePath([...points, points[0]])
                      : `${createLinePath(points)}Z`
                  }
                  stroke={getPaletteStyle(i).color}
                  strokeDasharray={getPaletteStyle(i).dash}
                />
              ))}
              {outlines.map((points, i) => (
                <SeriesMarkers
                  key={i}
                  points={points}
                  style={getPaletteStyle(i)}
                  radius={size.compact ? 2.5 : 4}
                />
              ))}
              {labeledTicks.map((tick, i, { length }) => {
                // Between the spokes 2 and 3, because no outline comes near the labels there.
                const [tickX, tickY] = getPoint(2.5, tick);
                return (
                  <text
                    key={tick}
                    x={roundToTenth(tickX)}
                    y={roundToTenth(tickY)}
                    dy=".34em"
                    textAnchor="middle"
                    fontSize={size.compact ? '.84em' : undefined}
                  >
                    {i === length - 1 ? formatAxisTick(tick, axis.unit) : tick}
                  </text>
                );
              })}
              {x.values.map((name, index) => (
                <SpokeLabel
                  key={name}
                  data={data}
                  index={index}
                  end={getPoint(index, range.max)}
                  size={size}
                />
              ))}
              <FootnoteCallouts
                data={data}
                notes={notes}
                size={size}
                origin={[left + centerX, top + centerY]}
                getPoint={(one, index) => outlines[one]?.[index]}
              />
              {x.values.map((name, index) => {
                const sector = [-0.5, 0, 0.5].map((step) =>
                  getPoint(index + step, 1.2 * range.max),
                );
                return (
                  <HitArea
                    key={name}
                    index={index}
                    area={`${createLinePath([[0, 0], ...sector])}Z`}
                  />
                );
              })}
            </g>
          );
        },
      ]}
    />
  );
}

import type { CSSProperties, SVGAttributes } from 'react';
import type { FillPatternName, SeriesStyle } from '../seriesStyle';
import marks from './SeriesMarks.module.css';

/** The strokes are far apart, because dense strokes flicker on screens. */
const drawings: Readonly<Record<Exclude<FillPatternName, 'solid'>, string>> = {
  rising: 'M-3,3l6,-6M0,12l12,-12M9,15l6,-6',
  dots: 'M3,2a1,1,0,1,0,.01,0zM9,8a1,1,0,1,0,.01,0z',
  horizontal: 'M0,6h12',
  falling: 'M-3,9l6,6M0,0l12,12M9,-3l6,6',
  crossed: 'M-3,3l6,-6M0,12l12,-12M9,15l6,-6M-3,9l6,6M0,0l12,12M9,-3l6,6',
};

/** A value of the SVG attribute `fill`: a color, or the URL of a pattern. */
export function getSeriesFill(id: string, style: SeriesStyle): string {
  return style.fill === 'solid' ? style.color : `url(#${id})`;
}

/** Fills shapes with the class `solid`: plainly on screen, with the pattern in print and forced colors. */
export function getSolidFill(id: string, style: SeriesStyle) {
  const properties: CSSProperties & Record<'--pattern', string> = {
    '--pattern': getSeriesFill(id, style),
  };
  return { fill: style.color, fillOpacity: style.fillOpacity, style: properties };
}

/** The layers of an area in a stack: a thin series has a tint on screen, and otherwise its pattern. */
export function getStackFills(id: string, style: SeriesStyle): SVGAttributes<SVGElement>[] {
  if (style.weight !== 'thin') return [{ fill: getSeriesFill(id, style) }];
  return [
    { fill: 'var(--paper)' },
    { fill: style.color, fillOpacity: 0.3 },
    { ...getSolidFill(id, style), className: marks.solid, fill: 'none' },
  ];
}

/** The pattern that `getSeriesFill` names; null for a solid fill. */
export function FillPattern({ id, style }: { id: string; style: SeriesStyle }) {
  if (style.fill === 'solid') return null;
  return (
    <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
      <rect width="12" height="12" fill="var(--paper)" />
      <rect width="12" height="12" fill={style.color} fillOpacity=".45" />
      <path
        d={drawings[style.fill]}
        fill="none"
        stroke={style.color}
        strokeWidth="1.25"
        strokeOpacity=".75"
      />
    </pattern>
  );
}

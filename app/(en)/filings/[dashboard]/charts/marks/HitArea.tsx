import { roundToTenth } from '../seriesStyle';

/** A transparent shape on top, which receives the pointer events for one x value. */
export function HitArea({ index, area }: { index: number; area: string }) {
  return <path fill="none" pointerEvents="all" data-index={index} d={area} />;
}

export function createRectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${roundToTenth(x)},${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}z`;
}

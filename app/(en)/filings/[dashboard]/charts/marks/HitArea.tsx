/** A transparent shape on top, which receives the pointer events for one x value. */
export function HitArea({ index, area }: { index: number; area: string }) {
  return <path fill="none" pointerEvents="all" data-index={index} d={area} />;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Spot {
  left: number;
  top: number;
}

interface Situation {
  /** Of what is to be placed. */
  width: number;
  height: number;
  /** What it is about, */
  subjects: readonly Rect[];
  /** and what else must stay in sight. */
  keepClear: readonly Rect[];
  /** Where it may be, the best first. */
  frames: readonly [Rect, ...Rect[]];
  /** How high the pointer is, whose way over the chart stays free. */
  pointer?: number;
}

const gap = 14;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

const meet = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A place beside the subjects: to their right, left, above or below them, wherever it first fits
 * into one of the frames and covers nothing.
 */
export function placeTooltip({
  width,
  height,
  subjects,
  keepClear,
  frames,
  pointer,
}: Situation): Spot {
  const [left, right] = [
    Math.min(...subjects.map((rect) => rect.left)),
    Math.max(...subjects.map((rect) => rect.right)),
  ];
  const [top, bottom] = [
    Math.min(...subjects.map((rect) => rect.top)),
    Math.max(...subjects.map((rect) => rect.bottom)),
  ];
  const center = (left + right - width) / 2;
  const level = (size: Rect) => {
    if (pointer === undefined) return (top + bottom - height) / 2;
    return pointer > (size.top + size.bottom) / 2 ? size.top : size.bottom - height;
  };
  const spots = frames.flatMap((size) =>
    [
      { left: right + gap, top: level(size) },
      { left: left - gap - width, top: level(size) },
      { left: center, top: top - gap - height },
      { left: center, top: bottom + gap },
    ].map((spot) => ({
      left: clamp(spot.left, size.left, size.right - width),
      top: clamp(spot.top, size.top, size.bottom - height),
    })),
  );
  const isFree = (spot: Spot) =>
    [...subjects, ...keepClear].every(
      (rect) => !meet(rect, { ...spot, right: spot.left + width, bottom: spot.top + height }),
    );
  return spots.find(isFree) ?? { left: center, top: bottom + gap };
}

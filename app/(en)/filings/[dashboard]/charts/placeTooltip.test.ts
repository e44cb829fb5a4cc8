import { describe, expect, it } from '@jest/globals';
import { placeTooltip, type Rect } from './placeTooltip';

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const size = { width: 100, height: 60 };
const card = rect(0, 0, 600, 500);
const chart = rect(20, 100, 560, 300);
const title = rect(20, 20, 560, 40);

const place = (subject: Rect, frames: [Rect, ...Rect[]] = [chart, card], pointer?: number) => {
  const { left, top } = placeTooltip({
    ...size,
    subjects: [subject],
    keepClear: [title],
    frames,
    pointer,
  });
  return rect(left, top, size.width, size.height);
};

describe('placeTooltip', () => {
  it('prefers the right, and takes the left where there is no room', () => {
    expect(place(rect(300, 200, 20, 20))).toEqual(rect(334, 180, 100, 60));
    expect(place(rect(540, 200, 20, 20))).toEqual(rect(426, 180, 100, 60));
  });

  it('goes above or below what is as wide as the chart', () => {
    expect(place(rect(20, 300, 560, 40))).toEqual(rect(250, 226, 100, 60));
    expect(place(rect(20, 110, 560, 40))).toEqual(rect(250, 164, 100, 60));
  });

  it('leaves the chart rather than cover a point or the title', () => {
    const tall = rect(20, 120, 560, 270);
    expect(place(tall)).toEqual(rect(250, 404, 100, 60));
  });

  it('keeps out of the way of the pointer', () => {
    expect(place(rect(300, 200, 20, 20), [chart], 120).bottom).toBe(chart.bottom);
    expect(place(rect(300, 200, 20, 20), [chart], 380).top).toBe(chart.top);
  });
});

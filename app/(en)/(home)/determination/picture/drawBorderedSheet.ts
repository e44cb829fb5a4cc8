import {
  frameBandWidth,
  frameCornerSize,
  cornerRosettePaths,
  bandThreadPaths,
  bandThreadPeriod,
  watermarkPaths,
} from '@/components/guillocheDrawing';
import { lightSchemeColors } from '@/app/_frame/lightSchemeColors';
import type { CanvasContext } from './canvasText';

/** The factor by which the border is wider than on the page: the picture is mostly seen small. */
const borderScale = 1.5;
export const sheetBorderWidth = frameCornerSize * borderScale;

function strokePaths(context: CanvasContext, paths: readonly string[]) {
  for (const path of paths) context.stroke(new Path2D(path));
}

/** Draws the guilloche border along the top, between the two corner rosettes. */
function drawSide(context: CanvasContext, length: number) {
  context.save();
  context.beginPath();
  context.rect(frameCornerSize, 0, length - 2 * frameCornerSize, frameCornerSize);
  context.clip();
  context.translate(frameCornerSize, frameBandWidth);
  for (let at = frameCornerSize; at < length - frameCornerSize; at += bandThreadPeriod) {
    strokePaths(context, bandThreadPaths);
    context.translate(bandThreadPeriod, 0);
  }
  context.restore();
}

/** Draws a square white sheet with a border and a watermark, from the canvas context's origin. */
export function drawBorderedSheet(context: CanvasContext, size: number): void {
  const inner = size / borderScale;
  context.save();
  context.fillStyle = lightSchemeColors.paper;
  context.fillRect(0, 0, size, size);
  context.scale(borderScale, borderScale);
  context.strokeStyle = lightSchemeColors.brand;
  context.lineWidth = 0.6;
  for (let i = 0; i < 4; i += 1) {
    drawSide(context, inner);
    context.save();
    context.translate(frameCornerSize / 2, frameCornerSize / 2);
    strokePaths(context, cornerRosettePaths);
    context.restore();
    context.translate(inner, 0);
    context.rotate(Math.PI / 2);
  }
  context.translate(inner / 2, inner / 2);
  context.scale(1.35, 1.35);
  context.globalAlpha = 0.1;
  strokePaths(context, watermarkPaths);
  context.restore();
}

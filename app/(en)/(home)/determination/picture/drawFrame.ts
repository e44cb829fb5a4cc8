import { band, corner, cornerLines, threads, turn, watermark } from '@/components/guillocheDrawing';
import { lightColors } from '@/app/_frame/lightColors';
import type { CanvasContext } from './canvasText';

/** Threads are drawn larger than on the screen: the picture is mostly seen small. */
const scale = 1.5;
/** The room that the frame takes on each side. */
export const frameWidth = corner * scale;

function lines(context: CanvasContext, paths: readonly string[]) {
  for (const path of paths) context.stroke(new Path2D(path));
}

/** One side of the frame, from corner to corner, along the top. */
function side(context: CanvasContext, length: number) {
  context.save();
  context.beginPath();
  context.rect(corner, 0, length - 2 * corner, corner);
  context.clip();
  context.translate(corner, band);
  for (let at = corner; at < length - corner; at += turn) {
    lines(context, threads);
    context.translate(turn, 0);
  }
  context.restore();
}

/** A sheet of white paper with its guilloche, of this size at the origin. */
export function drawFrame(context: CanvasContext, size: number): void {
  const inner = size / scale;
  context.save();
  context.fillStyle = lightColors.paper;
  context.fillRect(0, 0, size, size);
  context.scale(scale, scale);
  context.strokeStyle = lightColors.brand;
  context.lineWidth = 0.6;
  for (let i = 0; i < 4; i += 1) {
    side(context, inner);
    context.save();
    context.translate(corner / 2, corner / 2);
    lines(context, cornerLines);
    context.restore();
    context.translate(inner, 0);
    context.rotate(Math.PI / 2);
  }
  context.translate(inner / 2, inner / 2);
  context.scale(1.35, 1.35);
  context.globalAlpha = 0.1;
  lines(context, watermark);
  context.restore();
}

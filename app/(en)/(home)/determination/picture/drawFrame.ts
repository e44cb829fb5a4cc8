import { band, corner, cornerLines, threads, turn, watermark } from '@/components/guillocheDrawing';
import { pictureColors } from './pictureColors';
import type { Pen } from './canvasText';

/** Threads are drawn larger than on the screen: the picture is mostly seen small. */
const scale = 1.5;
/** The room that the frame takes on each side. */
export const frameWidth = corner * scale;

function lines(pen: Pen, paths: readonly string[]) {
  for (const path of paths) pen.stroke(new Path2D(path));
}

/** One side of the frame, from corner to corner, along the top. */
function side(pen: Pen, length: number) {
  pen.save();
  pen.beginPath();
  pen.rect(corner, 0, length - 2 * corner, corner);
  pen.clip();
  pen.translate(corner, band);
  for (let at = corner; at < length - corner; at += turn) {
    lines(pen, threads);
    pen.translate(turn, 0);
  }
  pen.restore();
}

/** A sheet of white paper with its guilloche, of this size at the origin. */
export function drawFrame(pen: Pen, size: number): void {
  const inner = size / scale;
  pen.save();
  pen.fillStyle = pictureColors.paper;
  pen.fillRect(0, 0, size, size);
  pen.scale(scale, scale);
  pen.strokeStyle = pictureColors.navy;
  pen.lineWidth = 0.6;
  for (let i = 0; i < 4; i += 1) {
    side(pen, inner);
    pen.save();
    pen.translate(corner / 2, corner / 2);
    lines(pen, cornerLines);
    pen.restore();
    pen.translate(inner, 0);
    pen.rotate(Math.PI / 2);
  }
  pen.translate(inner / 2, inner / 2);
  pen.scale(1.35, 1.35);
  pen.globalAlpha = 0.1;
  lines(pen, watermark);
  pen.restore();
}

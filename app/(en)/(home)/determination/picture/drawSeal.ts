import { fullStand, lampDots } from '@/components/ringDrawing';
import { full } from '@/components/sealDrawing';
import { lampBrightness } from '../lampBrightness';
import { pictureColors } from './pictureColors';
import type { Pen } from './canvasText';

/** The seal as the gauge of a mean, from this corner, in units of its own drawing: 120 by 132. */
export function drawSeal(
  pen: Pen,
  mean: number,
  { x, y, unit }: { x: number; y: number; unit: number },
): void {
  const line = (path: string, color: string, width: number) => {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(new Path2D(path));
  };
  const fill = (path: string, color: string) => {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  };
  const circle = (radius: number, width: number) => {
    pen.beginPath();
    pen.arc(60, 56, radius, 0, 2 * Math.PI);
    pen.lineWidth = width;
    pen.strokeStyle = pictureColors.navy;
    pen.fillStyle = pictureColors.paper;
    pen.fill();
    pen.stroke();
  };

  pen.save();
  pen.translate(x, y);
  pen.scale(unit, unit);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  line(fullStand, pictureColors.navy, 4);
  circle(48, 11);
  circle(39.5, 1);
  lampBrightness(mean).forEach((light, lamp) => {
    const dot = lampDots[lamp] ?? '';
    line(dot, pictureColors.unlit, 5);
    pen.globalAlpha = light;
    line(dot, pictureColors.gold, 7);
    pen.globalAlpha = 1;
  });
  line(full.receipt + full.print + full.legs + full.barbs, pictureColors.navy, 1);
  line(full.antennae, pictureColors.navy, 1.4);
  fill(full.wings, pictureColors.navy);
  fill(full.hearts, pictureColors.heart);
  fill(full.body, pictureColors.navy);
  line(full.body, pictureColors.paper, 1.6);
  line(full.marks, pictureColors.paper, 1.1);
  pen.restore();
}

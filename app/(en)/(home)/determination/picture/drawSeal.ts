import { fullStand, lampDots } from '@/components/ringDrawing';
import { full } from '@/components/sealDrawing';
import { brightness } from '../brightness';
import { ink } from './ink';
import type { Pen } from './text';

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
    pen.strokeStyle = ink.navy;
    pen.fillStyle = ink.paper;
    pen.fill();
    pen.stroke();
  };

  pen.save();
  pen.translate(x, y);
  pen.scale(unit, unit);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  line(fullStand, ink.navy, 4);
  circle(48, 11);
  circle(39.5, 1);
  brightness(mean).forEach((light, lamp) => {
    const dot = lampDots[lamp] ?? '';
    line(dot, ink.unlit, 5);
    pen.globalAlpha = light;
    line(dot, ink.gold, 7);
    pen.globalAlpha = 1;
  });
  line(full.receipt + full.print + full.legs + full.barbs, ink.navy, 1);
  line(full.antennae, ink.navy, 1.4);
  fill(full.wings, ink.navy);
  fill(full.hearts, ink.heart);
  fill(full.body, ink.navy);
  line(full.body, ink.paper, 1.6);
  line(full.marks, ink.paper, 1.1);
  pen.restore();
}

import { lightSchemeColors } from '@/app/_frame/lightSchemeColors';
import { sealLampPaths } from '@/components/sealLamps';
import { fullSealPaths, type SealPath } from '@/components/sealPaths';
import { computeLampOpacities } from '../computeLampOpacities';
import type { CanvasContext } from './canvasText';

/**
 * Draws the seal with its ten lamps lit up to the mean rating, the last one in part. `scale` is the
 * number of pixels per SVG unit.
 */
export function drawSeal(
  context: CanvasContext,
  mean: number,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const draw = ({ d, fill, stroke, width = 1 }: SealPath) => {
    const path = new Path2D(d);
    if (fill) {
      context.fillStyle = lightSchemeColors[fill];
      context.fill(path);
    }
    if (stroke) {
      context.strokeStyle = lightSchemeColors[stroke];
      context.lineWidth = width;
      context.stroke(path);
    }
  };

  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  fullSealPaths.ring.forEach(draw);
  computeLampOpacities(mean).forEach((brightness, lamp) => {
    const d = sealLampPaths[lamp] ?? '';
    draw({ d, stroke: 'seal-lamp-off', width: 5 });
    context.globalAlpha = brightness;
    draw({ d, stroke: 'seal-lamp', width: 7 });
    context.globalAlpha = 1;
  });
  fullSealPaths.moth.forEach(draw);
  context.restore();
}

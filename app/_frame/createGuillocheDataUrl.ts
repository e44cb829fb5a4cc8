import {
  bandThreadPaths,
  bandThreadPeriod,
  cornerRosettePaths,
  frameBandWidth,
  frameCornerSize,
} from '@/components/guillocheDrawing';
import { readColor } from './readColor';

const paths = (lines: readonly string[]) => lines.map((line) => `<path d="${line}"/>`).join('');

/** A side of the frame: whole waves of thread from corner to corner, along the x-axis. */
function drawSide(length: number, transform: string): string {
  const waves = Math.round((length - 2 * frameCornerSize) / bandThreadPeriod);
  const stretch = (length - 2 * frameCornerSize) / (waves * bandThreadPeriod);
  const wave = (_: unknown, i: number) =>
    `<g transform="translate(${i * bandThreadPeriod})">${paths(bandThreadPaths)}</g>`;
  return `<g transform="${transform} translate(${frameCornerSize} ${frameBandWidth}) scale(${stretch} 1)">${Array.from({ length: waves }, wave).join('')}</g>`;
}

/** The certificate's frame of woven lines at twice its size, for an image of this size, as a data URL. */
export function createGuillocheDataUrl({ width, height }: { width: number; height: number }) {
  const [w, h] = [width / 2, height / 2];
  const corner = frameCornerSize / 2;
  const corners = [corner, w - corner].flatMap((x) => [corner, h - corner].map((y) => [x, y]));
  const drawing = [
    drawSide(w, ''),
    drawSide(w, `translate(0 ${h}) scale(1 -1)`),
    drawSide(h, 'rotate(90) scale(1 -1)'),
    drawSide(h, `translate(${w}) rotate(90)`),
    ...corners.map(
      ([x, y]) => `<g transform="translate(${x} ${y})">${paths(cornerRosettePaths)}</g>`,
    ),
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}"><g fill="none" stroke="${readColor('seal-moth')}" stroke-width="0.6">${drawing}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

import { initialsOf } from '@/components/Portrait';
import type { Figures } from '@/content/determination';
import type { Person } from '@/content/people';
import { scalePosition, bandPositions } from '../scalePosition';
import { lightColors } from '@/app/_frame/lightColors';
import type { FontFamilies, CanvasContext } from './canvasText';

/** A portrait as it was fetched, or nothing where it could not be. */
export type Portraits = ReadonlyMap<number, HTMLImageElement | undefined>;

interface Place {
  x: number;
  width: number;
  /** Of the line that the portraits stand on. */
  floor: number;
  /** What the portraits may take above it. */
  height: number;
}

const numbers = Array.from({ length: 10 }, (_, i) => i + 1);

/** How many stand side by side on one number, and how large: as large as the fullest number lets them be. */
function arrange(fullest: number, column: number, height: number) {
  return [1, 2, 3, 4]
    .map((abreast) => {
      const size = Math.min(column / abreast, height / Math.ceil(fullest / abreast));
      return { abreast, size: Math.min(Math.floor(size) - 2, 72) };
    })
    .reduce((best, each) => (each.size > best.size ? each : best));
}

/** Everyone above the number they were given, and the mean among the bands. */
export function drawScale(
  context: CanvasContext,
  { docket, mean, band }: Figures<{ person: Person; rating: number }>,
  portraits: Portraits,
  fonts: FontFamilies,
  { x, width, floor, height }: Place,
): void {
  const column = width / numbers.length;
  const standing = numbers.map((number) => docket.filter(({ rating }) => rating === number));
  const { abreast, size } = arrange(
    Math.max(...standing.map(({ length }) => length)),
    column,
    height,
  );

  const portrait = ({ id, displayName }: Person, left: number, top: number) => {
    const image = portraits.get(id);
    if (image) {
      context.drawImage(image, left, top, size, size);
    } else {
      context.fillStyle = lightColors.sunken;
      context.fillRect(left, top, size, size);
      context.fillStyle = lightColors['ink-2'];
      context.font = `700 ${size * 0.4}px ${fonts.sans}`;
      context.fillText(initialsOf(displayName), left + size / 2, top + size * 0.64);
    }
    context.strokeStyle = lightColors['line-strong'];
    context.lineWidth = 1;
    context.strokeRect(left, top, size, size);
  };

  context.save();
  context.textAlign = 'center';
  standing.forEach((there, i) => {
    const middle = x + column * (i + 0.5);
    there.forEach(({ person }, place) => {
      const row = Math.floor(place / abreast);
      const inRow = Math.min(abreast, there.length - row * abreast);
      const left = middle - (inRow * (size + 2)) / 2 + (place % abreast) * (size + 2) + 1;
      portrait(person, left, floor - (row + 1) * (size + 2));
    });
    context.fillStyle = lightColors.ink;
    context.font = `700 28px ${fonts.sans}`;
    context.fillText(String(i + 1), middle, floor + 34);
  });
  context.fillRect(x, floor, width, 3);

  bandPositions.forEach(({ name, from, width: share }) => {
    const isFound = name === band.name;
    context.fillStyle = isFound ? lightColors.brand : lightColors.sunken;
    context.strokeStyle = isFound ? lightColors.brand : lightColors['line-strong'];
    context.lineWidth = 1.5;
    context.beginPath();
    context.rect(x + from * width, floor + 62, share * width, 46);
    context.fill();
    context.stroke();
    context.fillStyle = isFound ? lightColors.paper : lightColors['ink-2'];
    context.font = `${isFound ? 700 : 400} 26px ${fonts.sans}`;
    context.fillText(name, x + (from + share / 2) * width, floor + 94);
  });

  context.translate(x + scalePosition(mean) * width, floor + 46);
  context.fillStyle = lightColors.rose;
  context.strokeStyle = lightColors.paper;
  context.lineWidth = 3;
  const needle = new Path2D('M-14 0H14L0 24Z');
  context.stroke(needle);
  context.fill(needle);
  context.restore();
}

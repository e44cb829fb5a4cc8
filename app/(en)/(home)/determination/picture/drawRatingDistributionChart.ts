import { getInitials } from '@/components/Portrait';
import type { RatingSummary } from '@/content/determination';
import type { Person } from '@/content/people';
import { computeScaleFraction, ratingBandSpans } from '../ratingScale';
import { lightSchemeColors } from '@/app/_frame/lightSchemeColors';
import type { FontFamilies, CanvasContext } from './canvasText';

/** Portraits by person id; undefined where loading failed. */
export type PortraitImages = ReadonlyMap<number, HTMLImageElement | undefined>;

interface Placement {
  x: number;
  width: number;
  floor: number;
  /** The greatest height of a column, upward from `floor`. */
  height: number;
}

const numbers = Array.from({ length: 10 }, (_, i) => i + 1);

/** Chooses the number of portraits per row that makes the portraits largest. */
function choosePortraitsPerRow(longest: number, column: number, height: number) {
  return [1, 2, 3, 4]
    .map((perRow) => {
      const size = Math.min(column / perRow, height / Math.ceil(longest / perRow));
      return { perRow, size: Math.min(Math.floor(size) - 2, 72) };
    })
    .reduce((best, each) => (each.size > best.size ? each : best));
}

/** The canvas version of RatingDistributionChart.tsx. */
export function drawRatingDistributionChart(
  context: CanvasContext,
  { ratedPeople, mean, band }: RatingSummary<{ person: Person; rating: number }>,
  portraits: PortraitImages,
  fonts: FontFamilies,
  { x, width, floor, height }: Placement,
): void {
  const column = width / numbers.length;
  const columns = numbers.map((number) => ratedPeople.filter(({ rating }) => rating === number));
  const { perRow, size } = choosePortraitsPerRow(
    Math.max(...columns.map(({ length }) => length)),
    column,
    height,
  );

  const drawPortrait = ({ id, displayName }: Person, left: number, top: number) => {
    const image = portraits.get(id);
    if (image) {
      context.drawImage(image, left, top, size, size);
    } else {
      context.fillStyle = lightSchemeColors.sunken;
      context.fillRect(left, top, size, size);
      context.fillStyle = lightSchemeColors['ink-2'];
      context.font = `700 ${size * 0.4}px ${fonts.sans}`;
      context.fillText(getInitials(displayName), left + size / 2, top + size * 0.64);
    }
    context.strokeStyle = lightSchemeColors['line-strong'];
    context.lineWidth = 1;
    context.strokeRect(left, top, size, size);
  };

  context.save();
  context.textAlign = 'center';
  columns.forEach((peopleThere, i) => {
    const middle = x + column * (i + 0.5);
    peopleThere.forEach(({ person }, place) => {
      const row = Math.floor(place / perRow);
      const inRow = Math.min(perRow, peopleThere.length - row * perRow);
      const left = middle - (inRow * (size + 2)) / 2 + (place % perRow) * (size + 2) + 1;
      drawPortrait(person, left, floor - (row + 1) * (size + 2));
    });
    context.fillStyle = lightSchemeColors.ink;
    context.font = `700 28px ${fonts.sans}`;
    context.fillText(String(i + 1), middle, floor + 34);
  });
  context.fillRect(x, floor, width, 3);

  ratingBandSpans.forEach(({ name, from, width: share }) => {
    const isFound = name === band.name;
    context.fillStyle = isFound ? lightSchemeColors.brand : lightSchemeColors.sunken;
    context.strokeStyle = isFound ? lightSchemeColors.brand : lightSchemeColors['line-strong'];
    context.lineWidth = 1.5;
    context.beginPath();
    context.rect(x + from * width, floor + 62, share * width, 46);
    context.fill();
    context.stroke();
    context.fillStyle = isFound ? lightSchemeColors.paper : lightSchemeColors['ink-2'];
    context.font = `${isFound ? 700 : 400} 26px ${fonts.sans}`;
    context.fillText(name, x + (from + share / 2) * width, floor + 94);
  });

  context.translate(x + computeScaleFraction(mean) * width, floor + 46);
  context.fillStyle = lightSchemeColors.rose;
  context.strokeStyle = lightSchemeColors.paper;
  context.lineWidth = 3;
  const needle = new Path2D('M-14 0H14L0 24Z');
  context.stroke(needle);
  context.fill(needle);
  context.restore();
}

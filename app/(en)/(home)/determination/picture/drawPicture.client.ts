'use client';

import {
  determinationWords as words,
  type Figures,
  type Finding,
  formatMean,
} from '@/content/determination';
import { fill } from '@/components/fill';
import type { Person } from '@/content/people';
import type { DeterminationFacts } from '../determinationFacts';
import { drawFrame, frameWidth } from './drawFrame';
import { drawScale, type Portraits } from './drawScale';
import { drawSeal } from './drawSeal';
import { lightColors } from '@/app/_frame/lightColors';
import { type FontFamilies, linesOf, type CanvasContext, stamp } from './canvasText';

export interface Picture {
  figures: Figures<{ person: Person; rating: number }>;
  finding: Finding;
  facts: DeterminationFacts;
}

/** Width and height. */
const size = 1200;
/** Of the white sheet; its two copies lie below it, to the right. */
const margin = 48;
const offset = 14;
const sheet = size - 2 * margin - 2 * offset;
const inset = frameWidth + 26;
const inside = sheet - 2 * inset;

async function fetchPortrait(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** From files of their own: WebKit's canvas draws the whole file, whatever fragment was asked for. */
async function fetchPortraits({ docket }: Picture['figures']): Promise<Portraits> {
  const all = docket.map(async ({ person }) => {
    return [person.id, await fetchPortrait(`${person.imageUrl}#small`)] as const;
  });
  return new Map(await Promise.all(all));
}

/** The fonts of the page: its text's, and its headings', which are here by now or very soon. */
async function loadFonts(): Promise<FontFamilies> {
  const heading = document.querySelector('h2') ?? document.body;
  const fonts = {
    sans: getComputedStyle(document.body).fontFamily,
    serif: getComputedStyle(heading).fontFamily,
  };
  const first = (family: string) => family.split(',')[0] ?? family;
  // One that does not come is replaced by what stands next in the list, as in the page.
  await Promise.allSettled([
    document.fonts.load(`400 20px ${first(fonts.sans)}`),
    document.fonts.load(`650 20px ${first(fonts.serif)}`),
  ]);
  return fonts;
}

function drawSheets(context: CanvasContext) {
  context.fillStyle = lightColors.brand;
  context.fillRect(0, 0, size, size);
  [lightColors.pinkcopy, lightColors.canary].forEach((color, i) => {
    const at = margin + (2 - i) * offset;
    context.fillStyle = color;
    context.fillRect(at, at, sheet, sheet);
    context.strokeStyle = lightColors['line-strong'];
    context.strokeRect(at, at, sheet, sheet);
  });
  context.translate(margin, margin);
  drawFrame(context, sheet);
  context.translate(inset, inset);
}

/** The title, the mean and the stamp of its band, beside the seal. Returns where it ends. */
function drawResult(
  context: CanvasContext,
  { figures }: Picture,
  { sans, serif }: FontFamilies,
): number {
  const unit = 2.05;
  drawSeal(context, figures.mean, { x: 0, y: 0, unit });
  const left = 120 * unit + 40;
  context.fillStyle = lightColors.ink;
  context.font = `650 60px ${serif}`;
  context.fillText(words.title, left, 50);
  context.fillStyle = lightColors['ink-2'];
  context.font = `400 28px ${sans}`;
  context.fillText(fill(words.mean, { total: figures.docket.length }), left, 96);
  context.fillStyle = lightColors.brand;
  context.font = `650 184px ${serif}`;
  const mean = formatMean(figures);
  context.fillText(mean, left - 6, 250);
  const width = context.measureText(mean).width;
  context.fillStyle = lightColors['ink-2'];
  context.font = `400 28px ${sans}`;
  context.fillText(words.of, left + width + 4, 250);
  const room = inside - left - width;
  stamp(
    context,
    figures.band.name,
    { x: inside - room / 2 + 8, y: 166, size: 46, room: room - 12 },
    { family: sans, color: lightColors.rose },
  );
  return 132 * unit;
}

/** The finding, from this height on. Returns where it ends. */
function drawFinding(
  context: CanvasContext,
  { figures, finding }: Picture,
  { sans, serif }: FontFamilies,
  top: number,
) {
  context.fillStyle = lightColors.rose;
  context.font = `650 60px ${serif}`;
  context.fillText(finding.title, 0, top + 46);
  context.fillStyle = lightColors.ink;
  const text = finding.text(figures);
  const sizes = [40, 37, 34, 31];
  const fits = (letterSize: number) => {
    context.font = `400 ${letterSize}px ${sans}`;
    return linesOf(context, text, inside).length <= 4;
  };
  const letterSize = sizes.find(fits) ?? 31;
  const lines = linesOf(context, text, inside);
  const leading = letterSize * 1.35;
  const first = top + 62 + leading;
  lines.forEach((line, i) => context.fillText(line, 0, first + i * leading));
  return first + (lines.length - 1) * leading;
}

function drawFoot(context: CanvasContext, { facts }: Picture, { sans }: FontFamilies) {
  context.fillStyle = lightColors.ink;
  context.font = `700 26px ${sans}`;
  context.fillText(facts.issuer, 0, inside - 22);
  context.fillStyle = lightColors['ink-2'];
  context.font = `400 26px ${sans}`;
  context.fillText(facts.host, 0, inside + 12);
  stamp(
    context,
    words.pictureNotice,
    { x: inside - 90, y: inside - 14, size: 36, room: inside },
    { family: sans, color: lightColors.rose },
  );
}

/** The determination as a picture to pass on, drawn here and sent nowhere. */
export async function drawPicture(picture: Picture): Promise<Blob> {
  const [fonts, portraits] = await Promise.all([loadFonts(), fetchPortraits(picture.figures)]);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  drawSheets(context);
  const result = drawResult(context, picture, fonts);
  const end = drawFinding(context, picture, fonts, result + 20);
  const floor = inside - 182;
  drawScale(context, picture.figures, portraits, fonts, {
    x: 0,
    width: inside,
    floor,
    height: floor - end - 26,
  });
  drawFoot(context, picture, fonts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))));
  });
}

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
import { pictureColors } from './pictureColors';
import { type Faces, linesOf, type Pen, stamp } from './canvasText';

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

/** The faces of the page: its text's, and its headings', which are here by now or very soon. */
async function fetchFaces(): Promise<Faces> {
  const heading = document.querySelector('h2') ?? document.body;
  const faces = {
    sans: getComputedStyle(document.body).fontFamily,
    serif: getComputedStyle(heading).fontFamily,
  };
  const first = (family: string) => family.split(',')[0] ?? family;
  // One that does not come is replaced by what stands next in the list, as in the page.
  await Promise.allSettled([
    document.fonts.load(`400 20px ${first(faces.sans)}`),
    document.fonts.load(`650 20px ${first(faces.serif)}`),
  ]);
  return faces;
}

function drawSheets(pen: Pen) {
  pen.fillStyle = pictureColors.navy;
  pen.fillRect(0, 0, size, size);
  [pictureColors.pink, pictureColors.canary].forEach((color, i) => {
    const at = margin + (2 - i) * offset;
    pen.fillStyle = color;
    pen.fillRect(at, at, sheet, sheet);
    pen.strokeStyle = pictureColors.line;
    pen.strokeRect(at, at, sheet, sheet);
  });
  pen.translate(margin, margin);
  drawFrame(pen, sheet);
  pen.translate(inset, inset);
}

/** The title, the mean and the stamp of its band, beside the seal. Returns where it ends. */
function drawResult(pen: Pen, { figures }: Picture, { sans, serif }: Faces): number {
  const unit = 2.05;
  drawSeal(pen, figures.mean, { x: 0, y: 0, unit });
  const left = 120 * unit + 40;
  pen.fillStyle = pictureColors.text;
  pen.font = `650 60px ${serif}`;
  pen.fillText(words.title, left, 50);
  pen.fillStyle = pictureColors.second;
  pen.font = `400 28px ${sans}`;
  pen.fillText(fill(words.mean, { total: figures.docket.length }), left, 96);
  pen.fillStyle = pictureColors.navy;
  pen.font = `650 184px ${serif}`;
  const mean = formatMean(figures);
  pen.fillText(mean, left - 6, 250);
  const width = pen.measureText(mean).width;
  pen.fillStyle = pictureColors.second;
  pen.font = `400 28px ${sans}`;
  pen.fillText(words.of, left + width + 4, 250);
  const room = inside - left - width;
  stamp(
    pen,
    figures.band.name,
    { x: inside - room / 2 + 8, y: 166, size: 46, room: room - 12 },
    { family: sans, color: pictureColors.rose },
  );
  return 132 * unit;
}

/** The finding, from this height on. Returns where it ends. */
function drawFinding(pen: Pen, { figures, finding }: Picture, { sans, serif }: Faces, top: number) {
  pen.fillStyle = pictureColors.rose;
  pen.font = `650 60px ${serif}`;
  pen.fillText(finding.title, 0, top + 46);
  pen.fillStyle = pictureColors.text;
  const text = finding.text(figures);
  const sizes = [40, 37, 34, 31];
  const fits = (letterSize: number) => {
    pen.font = `400 ${letterSize}px ${sans}`;
    return linesOf(pen, text, inside).length <= 4;
  };
  const letterSize = sizes.find(fits) ?? 31;
  const lines = linesOf(pen, text, inside);
  const leading = letterSize * 1.35;
  const first = top + 62 + leading;
  lines.forEach((line, i) => pen.fillText(line, 0, first + i * leading));
  return first + (lines.length - 1) * leading;
}

function drawFoot(pen: Pen, { facts }: Picture, { sans }: Faces) {
  pen.fillStyle = pictureColors.text;
  pen.font = `700 26px ${sans}`;
  pen.fillText(facts.issuer, 0, inside - 22);
  pen.fillStyle = pictureColors.second;
  pen.font = `400 26px ${sans}`;
  pen.fillText(facts.host, 0, inside + 12);
  stamp(
    pen,
    words.pictureNotice,
    { x: inside - 90, y: inside - 14, size: 36, room: inside },
    { family: sans, color: pictureColors.rose },
  );
}

/** The determination as a picture to pass on, drawn here and sent nowhere. */
export async function drawPicture(picture: Picture): Promise<Blob> {
  const [faces, portraits] = await Promise.all([fetchFaces(), fetchPortraits(picture.figures)]);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  drawSheets(pen);
  const result = drawResult(pen, picture, faces);
  const end = drawFinding(pen, picture, faces, result + 20);
  const floor = inside - 182;
  drawScale(pen, picture.figures, portraits, faces, {
    x: 0,
    width: inside,
    floor,
    height: floor - end - 26,
  });
  drawFoot(pen, picture, faces);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))));
  });
}

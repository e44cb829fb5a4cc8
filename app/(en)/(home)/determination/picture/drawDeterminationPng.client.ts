'use client';

import {
  finalDeterminationWords as words,
  type RatingSummary,
  type WalletFindingRule,
  formatMeanRating,
} from '@/content/determination';
import { fillTemplate } from '@/components/fillTemplate';
import type { Person } from '@/content/people';
import type { DeterminationFacts } from '../determinationFacts';
import { drawBorderedSheet, sheetBorderWidth } from './drawBorderedSheet';
import { drawRatingDistributionChart, type PortraitImages } from './drawRatingDistributionChart';
import { drawSeal } from './drawSeal';
import { lightSchemeColors } from '@/app/_frame/lightSchemeColors';
import {
  wrapTextBalanced,
  type CanvasContext,
  drawRubberStamp,
  type FontFamilies,
} from './canvasText';

export interface PictureContent {
  summary: RatingSummary<{ person: Person; rating: number }>;
  finding: WalletFindingRule;
  facts: DeterminationFacts;
}

const size = 1200;
const margin = 48;
/** The offset, in pixels, right and down, of each colored copy from the sheet on top of it. */
const copyOffset = 14;
const sheet = size - 2 * margin - 2 * copyOffset;
const inset = sheetBorderWidth + 26;
const contentSize = sheet - 2 * inset;

async function fetchPortrait(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/**
 * Fetches a file for each portrait. In the file of all portraits, a fragment selects one, but
 * WebKit's canvas ignores fragments.
 */
async function fetchPortraits({ ratedPeople }: PictureContent['summary']): Promise<PortraitImages> {
  const all = ratedPeople.map(async ({ person }) => {
    return [person.id, await fetchPortrait(`${person.imageUrl}#small`)] as const;
  });
  return new Map(await Promise.all(all));
}

/** Loads the page's fonts before drawing, because a canvas does not wait for them. */
async function loadFonts(): Promise<FontFamilies> {
  const heading = document.querySelector('h2') ?? document.body;
  const fonts = {
    sans: getComputedStyle(document.body).fontFamily,
    serif: getComputedStyle(heading).fontFamily,
  };
  const first = (family: string) => family.split(',')[0] ?? family;
  // If a font fails to load, the canvas falls back to the next family, as the page does.
  await Promise.allSettled([
    document.fonts.load(`400 20px ${first(fonts.sans)}`),
    document.fonts.load(`650 20px ${first(fonts.serif)}`),
  ]);
  return fonts;
}

function drawSheetAndCopies(context: CanvasContext) {
  context.fillStyle = lightSchemeColors.brand;
  context.fillRect(0, 0, size, size);
  [lightSchemeColors.pinkcopy, lightSchemeColors.canary].forEach((color, i) => {
    const edge = margin + (2 - i) * copyOffset;
    context.fillStyle = color;
    context.fillRect(edge, edge, sheet, sheet);
    context.strokeStyle = lightSchemeColors['line-strong'];
    context.strokeRect(edge, edge, sheet, sheet);
  });
  context.translate(margin, margin);
  drawBorderedSheet(context, sheet);
  context.translate(inset, inset);
}

/** Returns the y coordinate of the seal's lower edge. */
function drawResult(
  context: CanvasContext,
  { summary }: PictureContent,
  { sans, serif }: FontFamilies,
): number {
  const sealScale = 2.05;
  drawSeal(context, summary.mean, { x: 0, y: 0, scale: sealScale });
  const left = 120 * sealScale + 40;
  context.fillStyle = lightSchemeColors.ink;
  context.font = `650 60px ${serif}`;
  context.fillText(words.title, left, 50);
  context.fillStyle = lightSchemeColors['ink-2'];
  context.font = `400 28px ${sans}`;
  context.fillText(fillTemplate(words.mean, { total: summary.ratedPeople.length }), left, 96);
  context.fillStyle = lightSchemeColors.brand;
  context.font = `650 184px ${serif}`;
  const mean = formatMeanRating(summary);
  context.fillText(mean, left - 6, 250);
  const width = context.measureText(mean).width;
  context.fillStyle = lightSchemeColors['ink-2'];
  context.font = `400 28px ${sans}`;
  context.fillText(words.of, left + width + 4, 250);
  const maxWidth = contentSize - left - width;
  drawRubberStamp(
    context,
    summary.band.name,
    { x: contentSize - maxWidth / 2 + 8, y: 166, size: 46, maxWidth: maxWidth - 12 },
    { family: sans, color: lightSchemeColors.rose },
  );
  return 132 * sealScale;
}

/** Returns the y coordinate of the last line's baseline. */
function drawFinding(
  context: CanvasContext,
  { summary, finding }: PictureContent,
  { sans, serif }: FontFamilies,
  top: number,
) {
  context.fillStyle = lightSchemeColors.rose;
  context.font = `650 60px ${serif}`;
  context.fillText(finding.title, 0, top + 46);
  context.fillStyle = lightSchemeColors.ink;
  const text = finding.text(summary);
  const sizes = [40, 37, 34, 31];
  const fits = (letterSize: number) => {
    context.font = `400 ${letterSize}px ${sans}`;
    return wrapTextBalanced(context, text, contentSize).length <= 4;
  };
  const letterSize = sizes.find(fits) ?? 31;
  const lines = wrapTextBalanced(context, text, contentSize);
  const leading = letterSize * 1.35;
  const first = top + 62 + leading;
  lines.forEach((line, i) => context.fillText(line, 0, first + i * leading));
  return first + (lines.length - 1) * leading;
}

function drawFooter(context: CanvasContext, { facts }: PictureContent, { sans }: FontFamilies) {
  context.fillStyle = lightSchemeColors.ink;
  context.font = `700 26px ${sans}`;
  context.fillText(facts.issuer, 0, contentSize - 22);
  context.fillStyle = lightSchemeColors['ink-2'];
  context.font = `400 26px ${sans}`;
  context.fillText(facts.host, 0, contentSize + 12);
  drawRubberStamp(
    context,
    words.pictureNotice,
    { x: contentSize - 90, y: contentSize - 14, size: 36, maxWidth: contentSize },
    { family: sans, color: lightSchemeColors.rose },
  );
}

/** The visitor's browser draws the picture, so that ratings are not sent anywhere. */
export async function drawDeterminationPng(picture: PictureContent): Promise<Blob> {
  const [fonts, portraits] = await Promise.all([loadFonts(), fetchPortraits(picture.summary)]);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas. Try another one.');
  drawSheetAndCopies(context);
  const resultBottom = drawResult(context, picture, fonts);
  const findingBottom = drawFinding(context, picture, fonts, resultBottom + 20);
  const floor = contentSize - 182;
  drawRatingDistributionChart(context, picture.summary, portraits, fonts, {
    x: 0,
    width: contentSize,
    floor,
    height: floor - findingBottom - 26,
  });
  drawFooter(context, picture, fonts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob
        ? resolve(blob)
        : reject(new Error('This browser cannot turn a canvas into a PNG file. Try another one.')),
    );
  });
}

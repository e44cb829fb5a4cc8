import { drawPortraitBadge } from './drawPortraitBadge';
import { drawGarment, drawHeadwear, mothPinMarkup, shoulderPaths } from './clothes';
import {
  drawBrows,
  drawCheeks,
  drawEars,
  drawEyes,
  drawEyewear,
  drawHead,
  drawMouth,
  drawNeck,
  drawNose,
  drawFacialHair,
} from './face';
import { drawHair, drawHairBehind } from './hair';
import { drawFilledPath, lookUpPortraitColors, drawOutlinedPath } from './palette';
import { type PortraitRecipe } from './PortraitRecipe';
import { drawRosette } from './drawRosette';

/** Rotates the head about the base of the neck, by `tilt` degrees. */
function tilted(tilt: number, markup: string): string {
  return tilt === 0 || markup === ''
    ? markup
    : `<g transform="rotate(${tilt} 50 66)">${markup}</g>`;
}

/** Markup, such as the badge, that a portrait's small view hides. */
const detail = (markup: string) => (markup ? `<g class="d">${markup}</g>` : '');

const attributes =
  'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" stroke-linecap="round" stroke-linejoin="round" fill="none"';

/** The small view shows the head larger, and less around it. */
const smallViewBox = 'viewBox="17 9 66 66"';

function drawParts(recipe: PortraitRecipe): string {
  const colors = lookUpPortraitColors(recipe);
  const holdsOffice = recipe.pattern === 'solid';
  const body =
    (holdsOffice
      ? drawOutlinedPath(colors.coat, colors.paper, 1.6, shoulderPaths[recipe.posture])
      : drawFilledPath(colors.coat, shoulderPaths[recipe.posture])) +
    drawNeck(colors) +
    drawGarment[recipe.garment](colors);
  const face =
    drawEars(recipe.ears, colors) +
    drawHead(recipe.head, drawCheeks[recipe.cheeks](colors), colors) +
    drawNose[recipe.nose](colors) +
    drawFacialHair[recipe.facialHair](colors) +
    drawMouth[recipe.mouth]() +
    drawEyewear[recipe.eyewear](colors) +
    drawEyes[recipe.eyes](colors) +
    drawBrows[recipe.brows](colors) +
    drawHair[recipe.hair](colors) +
    drawHeadwear[recipe.headwear](colors);
  return (
    drawFilledPath(colors.paper, 'M0 0H100V100H0Z') +
    detail(drawRosette(recipe.pattern, recipe.petals, colors)) +
    tilted(recipe.tilt, drawHairBehind[recipe.hair]?.(colors) ?? '') +
    body +
    tilted(recipe.tilt, face) +
    detail((holdsOffice ? mothPinMarkup : '') + drawPortraitBadge(recipe.badge))
  );
}

/**
 * A complete SVG file. The fragment `#small` shows a closer crop without rosette and badge, for 40
 * px and less. Use it in an `<img>`, never inline, because ids repeat from file to file.
 */
export function drawPortrait(recipe: PortraitRecipe): string {
  return (
    `<svg ${attributes}>` +
    `<style>#small:target~.d{display:none}</style><view id="small" ${smallViewBox}/>` +
    `${drawParts(recipe)}</svg>\n`
  );
}

/**
 * Several portraits in one SVG file, less than half as large as separate files together. `#full-1`
 * shows the one with the id 1, `#small-1` its small view. A canvas may ignore fragments, so it uses separate
 * files.
 */
export function drawPortraitSprite(
  portraits: readonly { id: number; recipe: PortraitRecipe }[],
): string {
  const views = portraits.map(({ id, recipe }) => {
    const parts = drawParts(recipe).replaceAll(/( id="|href="#|url\(#)\w/g, `$&${id}`);
    return `<view id="small-${id}" ${smallViewBox}/><g id="full-${id}">${parts}</g>`;
  });
  return (
    `<svg ${attributes}>` +
    '<style>svg>g,:target+g>.d{display:none}svg>:target,:target+g{display:inline}</style>' +
    `${views.join('')}</svg>\n`
  );
}

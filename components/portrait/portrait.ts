import { earsOf, faceOf, neck } from './head';
import { eyewear } from './eyewear';
import { brows, cheeks, eyes, mouths, noses } from './face';
import { garments, mothPin, postures } from './garment';
import { hair } from './hair';
import { headwear } from './headwear';
import { type HairCut, fill, inksOf, shape } from './ink';
import { badge } from './props';
import { type Recipe } from './recipe';
import { rosette } from './rosette';
import { whiskers } from './whiskers';

/** Leans the head about the base of the neck. */
function leaning(tilt: number, markup: string): string {
  return tilt === 0 || markup === ''
    ? markup
    : `<g transform="rotate(${tilt} 50 66)">${markup}</g>`;
}

/** What is left out of the small view. */
const detail = (markup: string) => (markup ? `<g class="d">${markup}</g>` : '');

const attributes =
  'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" stroke-linecap="round" stroke-linejoin="round" fill="none"';

/** What a small view shows: closer. */
const close = 'viewBox="17 9 66 66"';

function drawSitter(recipe: Recipe): string {
  const inks = inksOf(recipe);
  const cut: HairCut = hair[recipe.hair];
  const office = recipe.weave === 'solid';
  const body =
    (office
      ? shape(inks.coat, inks.paper, 1.6, postures[recipe.posture])
      : fill(inks.coat, postures[recipe.posture])) +
    neck(inks) +
    garments[recipe.garment](inks);
  const face =
    earsOf(recipe.ears, inks) +
    faceOf(recipe.head, cheeks[recipe.cheeks](inks), inks) +
    noses[recipe.nose](inks) +
    whiskers[recipe.whiskers](inks) +
    mouths[recipe.mouth]() +
    eyewear[recipe.eyewear](inks) +
    eyes[recipe.eyes](inks) +
    brows[recipe.brows](inks) +
    cut.front(inks) +
    headwear[recipe.headwear](inks);
  return (
    fill(inks.paper, 'M0 0H100V100H0Z') +
    detail(rosette(recipe.weave, recipe.petals, inks)) +
    leaning(recipe.tilt, cut.back?.(inks) ?? '') +
    body +
    leaning(recipe.tilt, face) +
    detail((office ? mothPin : '') + badge(recipe.prop))
  );
}

/**
 * A complete SVG file. Its fragment `#small` is for 40 px and less: without rosette and prop, and
 * closer. Its ids are its own, so show it by `<img>` and never paste it into a page.
 */
export function drawPortrait(recipe: Recipe): string {
  return (
    `<svg ${attributes}>` +
    `<style>#small:target~.d{display:none}</style><view id="small" ${close}/>` +
    `${drawSitter(recipe)}</svg>\n`
  );
}

/**
 * Several of them in one file, which weighs less than half of theirs: the first is seen by the
 * fragment `#full-1`, and small by `#small-1`. Without a fragment nothing is seen, so a canvas that leaves
 * fragments out has to draw the single files.
 */
export function drawPortraits(recipes: readonly Recipe[]): string {
  const portraits = recipes.map((recipe, i) => {
    const own = drawSitter(recipe).replaceAll(/( id="|href="#|url\(#)\w/g, `$&${i + 1}`);
    return `<view id="small-${i + 1}" ${close}/><g id="full-${i + 1}">${own}</g>`;
  });
  return (
    `<svg ${attributes}>` +
    '<style>svg>g,:target+g>.d{display:none}svg>:target,:target+g{display:inline}</style>' +
    `${portraits.join('')}</svg>\n`
  );
}

import { drawPortraitSprite } from '@/components/portrait/drawPortrait';
import { getPersonRecipe } from '@/components/portrait/portraitRecipes';
import { people } from '@/content/people';

export const dynamic = 'force-static';

/** The portraits of everyone who can be rated, in one SVG file. */
export function GET() {
  const portraits = people.map(({ id, xHandle }) => ({ id, recipe: getPersonRecipe(xHandle) }));
  return new Response(drawPortraitSprite(portraits), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

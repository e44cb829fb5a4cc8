import { drawPortraitSprite } from '@/components/portrait/drawPortrait';
import { getPersonRecipe } from '@/components/portrait/portraitRecipes';
import { people } from '@/content/people';

export const dynamic = 'force-static';

/** The portraits of everyone who can be rated, in one SVG file. */
export function GET() {
  return new Response(drawPortraitSprite(people.map(({ xHandle }) => getPersonRecipe(xHandle))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

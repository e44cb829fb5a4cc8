import { drawPortraitSprite } from '@/components/portrait/drawPortrait';
import { getPersonRecipe } from '@/components/portrait/portraitRecipes';
import { people } from '@/content/people';

export const dynamic = 'force-static';

/** An SVG file with the portraits of all people who can be rated, in the order of content/people.ts. */
export function GET() {
  return new Response(drawPortraitSprite(people.map(({ xHandle }) => getPersonRecipe(xHandle))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

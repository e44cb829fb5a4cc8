import { drawPortraits } from '@/components/portrait/drawPortrait';
import { personRecipe } from '@/components/portrait/portraitRecipes';
import { people } from '@/content/people';

export const dynamic = 'force-static';

/** An SVG file with the portraits of all people who can be rated, in the order of content/people.ts. */
export function GET() {
  return new Response(drawPortraits(people.map(({ xHandle }) => personRecipe(xHandle))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

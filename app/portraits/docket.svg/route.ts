import { drawPortraits } from '@/components/portrait/drawPortrait';
import { personRecipe } from '@/components/portrait/portraitRecipes';
import { people } from '@/content/people';

export const dynamic = 'force-static';

/** The portraits of all people in one file, in the order of the list. */
export function GET() {
  return new Response(drawPortraits(people.map(({ xHandle }) => personRecipe(xHandle))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

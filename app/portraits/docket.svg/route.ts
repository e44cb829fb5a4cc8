import { drawPortraits } from '@/components/portrait/portrait';
import { portraitFor } from '@/components/portrait/sitters';
import { people } from '@/content/people';

export const dynamic = 'force-static';

/** Everyone on the docket, in its order: from the second person on, the game needs no other file. */
export function GET() {
  return new Response(drawPortraits(people.map(({ xHandle }) => portraitFor(xHandle))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

import { people } from '@/content/people';
import { readPortrait } from '@/content/portraits';
import { createPortraitSprite } from './createPortraitSprite';

export const dynamic = 'force-static';

/** The portraits of everyone who can be rated, in one SVG file. */
export function GET() {
  const portraits = people.flatMap(({ id }) => {
    const svg = readPortrait(String(id));
    return svg ? [{ id, svg }] : [];
  });
  return new Response(createPortraitSprite(portraits), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

import { drawPortrait } from '@/components/portrait/portrait';
import { portraitFor } from '@/components/portrait/sitters';
import { commissioners } from '@/content/commissioners';
import { people } from '@/content/people';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Who sits for each file. */
const sittings = [
  ...people.map(({ id, xHandle }) => ({ file: `${id}.svg`, sitter: xHandle })),
  ...commissioners.map(({ id }) => ({ file: `${id}.svg`, sitter: id })),
];

export function generateStaticParams() {
  return sittings.map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const sitting = sittings.find((candidate) => candidate.file === file);
  if (!sitting) throw new Error(`Nobody sits for the portrait ${file}.`);
  return new Response(drawPortrait(portraitFor(sitting.sitter)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

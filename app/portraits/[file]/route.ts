import { drawPortrait } from '@/components/portrait/drawPortrait';
import { getCommissionerRecipe, getPersonRecipe } from '@/components/portrait/portraitRecipes';
import { commissioners } from '@/content/commissioners';
import { people } from '@/content/people';

export const dynamic = 'force-static';
export const dynamicParams = false;

const portraits = [
  ...people.map(({ id, xHandle }) => ({ file: `${id}.svg`, recipe: getPersonRecipe(xHandle) })),
  ...commissioners.map(({ id }) => ({ file: `${id}.svg`, recipe: getCommissionerRecipe(id) })),
];

export function generateStaticParams() {
  return portraits.map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const portrait = portraits.find((candidate) => candidate.file === file);
  if (!portrait)
    throw new Error(
      `/portraits/${file}: no person or commissioner has this portrait. Add the person to content/people.ts or the commissioner to content/commissioners/, or correct generateStaticParams.`,
    );
  return new Response(drawPortrait(portrait.recipe), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'takumi-js/response';
import { drawPortrait } from '@/components/portrait/drawPortrait';
import { getPersonRecipe } from '@/components/portrait/portraitRecipes';
import { type Person, people } from '@/content/people';
import { getShareImageFileName, pages } from '@/content/pages';
import {
  ShareImage,
  sansFontFamily,
  serifFontFamily,
  shareImageSize,
} from '@/app/_frame/shareImage';
import { createSealDataUrl } from './createSealDataUrl';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const pictures = new Set(pages.map((page) => getShareImageFileName(page.path)));
  return [...pictures].map((slug) => ({ slug }));
}

async function font(name: string, family: string) {
  const file = path.join(
    '@fontsource-variable',
    family,
    'files',
    `${family}-latin-wght-normal.woff2`,
  );
  return { name, data: await readFile(path.join(process.cwd(), 'node_modules', file)) };
}

// The fonts are read once for all share images of a build.
const fonts = Promise.all([
  font(sansFontFamily, 'public-sans'),
  font(serifFontFamily, 'source-serif-4'),
]);
const seal = createSealDataUrl();

function portraitDataUrl({ xHandle }: Person): string {
  const svg = drawPortrait(getPersonRecipe(xHandle));
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const page = pages.find((candidate) => getShareImageFileName(candidate.path) === slug);
  if (!page)
    throw new Error(
      `/og/${slug}: no page of content/pages.ts has a share image with this name. Add the page, or correct generateStaticParams.`,
    );
  const image = (
    <ShareImage
      page={page}
      seal={seal}
      portraits={page.path === '/' ? people.slice(0, 3).map(portraitDataUrl) : []}
    />
  );
  return new ImageResponse(image, {
    ...shareImageSize,
    emoji: 'from-font',
    fonts: await fonts,
  });
}

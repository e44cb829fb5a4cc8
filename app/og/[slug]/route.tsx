import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { drawPortrait } from '@/components/portrait/portrait';
import { portraitFor } from '@/components/portrait/sitters';
import { type Person, people } from '@/content/people';
import { shareInvitation } from '@/content/rating';
import { site } from '@/content/site';
import { shareImageOf, sitePages } from '@/content/siteIndex';
import { ShareImage, shareImageSize } from '@/app/_frame/shareImage';
import { shareSeal } from './shareSeal';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const pictures = new Set(sitePages.map(({ path: page }) => shareImageOf(page)));
  return [...pictures].map((slug) => ({ slug }));
}

async function font(name: 'sans' | 'serif', family: string, weight: 400 | 700 | 800) {
  const file = `${family}-latin-${weight}-normal.woff`;
  const data = await readFile(
    path.join(process.cwd(), 'node_modules/@fontsource', family, 'files', file),
  );
  return { name, data, weight };
}

function sketchOf({ xHandle }: Person): string {
  const svg = drawPortrait(portraitFor(xHandle));
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const page = sitePages.find((candidate) => shareImageOf(candidate.path) === slug);
  if (!page) throw new Error(`There is no page for the picture ${slug}.`);
  const invites = page.path === '/';
  const image = (
    <ShareImage
      page={invites ? shareInvitation : page}
      seal={shareSeal()}
      name={site.name}
      sketches={invites ? people.slice(0, 3).map(sketchOf) : []}
    />
  );
  return new ImageResponse(image, {
    ...shareImageSize,
    fonts: await Promise.all([
      font('sans', 'public-sans', 400),
      font('sans', 'public-sans', 800),
      font('serif', 'source-serif-4', 700),
    ]),
  });
}

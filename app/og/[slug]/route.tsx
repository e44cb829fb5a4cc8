import { createImageResponse } from '@/app/_frame/createImageResponse';
import { FindingShareImage } from '@/app/_frame/findingImage';
import { ObjectImage, ShareImage, shareImageSize } from '@/app/_frame/shareImage';
import { findings, getFindingPath } from '@/content/findings/texts';
import { getPathLanguage } from '@/content/languages';
import { getShareImageFileName, type Page, pages } from '@/content/pages';
import { people } from '@/content/people';
import { readPortrait } from '@/content/portraits';
import { shareObjects } from './shareObjects';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const pictures = new Set(pages.map((page) => getShareImageFileName(page.path)));
  return [...pictures].map((slug) => ({ slug }));
}

const portraitDataUrls = people
  .flatMap(({ id }) => readPortrait(String(id)) ?? [])
  .slice(0, 3)
  .map((svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);

function drawShareImage(page: Page) {
  const finding = findings.find((candidate) => getFindingPath(candidate) === page.path);
  if (finding) return <FindingShareImage finding={finding} />;
  if (!page.sharePicture)
    return <ShareImage page={page} portraits={page.path === '/' ? portraitDataUrls : []} />;
  const { object, hook } = page.sharePicture;
  const { ground, draw } = shareObjects[object];
  const language = getPathLanguage(page.path);
  return <ObjectImage object={draw(language)} ground={ground} hook={hook} language={language} />;
}

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const page = pages.find((candidate) => getShareImageFileName(candidate.path) === slug);
  if (!page)
    throw new Error(
      `/og/${slug}: no page of content/pages.ts has a share image with this name. Add the page, or correct generateStaticParams.`,
    );
  return createImageResponse(drawShareImage(page), shareImageSize);
}

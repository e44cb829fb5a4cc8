import { createImageResponse } from '@/app/_frame/createImageResponse';
import { FindingPicture, findingPictureSize } from '@/app/_frame/findingImage';
import { findings, getFindingPictureFileName } from '@/content/findings/texts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return findings.map((finding) => ({ file: getFindingPictureFileName(finding) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const finding = findings.find((candidate) => getFindingPictureFileName(candidate) === file);
  if (!finding)
    throw new Error(
      `/pictures/${file}: no finding of content/findings/texts.ts has a picture with this name. Correct generateStaticParams.`,
    );
  return createImageResponse(<FindingPicture finding={finding} />, findingPictureSize);
}

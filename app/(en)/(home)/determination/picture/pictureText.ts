import { fill } from '@/components/fill';
import { determinationWords as words, formatMean } from '@/content/determination';
import type { Picture } from './drawPicture.client';

/** What the picture says, for those who hear it and for where it is passed on. */
export function pictureText({ figures, finding, facts }: Picture): string {
  return fill(words.pictureText, {
    title: words.title,
    total: figures.docket.length,
    mean: formatMean(figures),
    band: figures.band.name,
    finding: finding.title,
    text: finding.text(figures),
    issuer: facts.issuer,
    host: facts.host,
    notice: words.pictureNotice,
  });
}

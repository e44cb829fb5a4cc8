import { fill } from '@/components/fill';
import { determinationWords as words, formatMean } from '@/content/determination';
import type { Picture } from './drawPicture.client';

/** What the picture of a determination says, for its alt attribute. */
export function pictureAltText({ summary, finding, facts }: Picture): string {
  return fill(words.pictureText, {
    title: words.title,
    total: summary.ratedPeople.length,
    mean: formatMean(summary),
    band: summary.band.name,
    finding: finding.title,
    text: finding.text(summary),
    issuer: facts.issuer,
    host: facts.host,
    notice: words.pictureNotice,
  });
}

import { fillTemplate } from '@/components/fillTemplate';
import { finalDeterminationWords as words, formatMeanRating } from '@/content/determination';
import type { PictureContent } from './drawDeterminationPng.client';

/** The text alternative of the picture, which is also the message when the picture is shared. */
export function describePicture({ summary, finding, facts }: PictureContent): string {
  return fillTemplate(words.pictureText, {
    title: words.title,
    total: summary.ratedPeople.length,
    mean: formatMeanRating(summary),
    band: summary.band.name,
    finding: finding.title,
    text: finding.text(summary),
    issuer: facts.issuer,
    host: facts.host,
    notice: words.pictureNotice,
  });
}

import { courseByLanguage } from '@/content/course';
import { appealRules } from '@/content/education';
import { findings, getFindingPath, getFindingPictureUrl } from '@/content/findings';
import { formatDollars } from '@/content/format';
import { papers } from '@/content/papers';
import { href, site } from '@/content/site';

/** Read on the server and passed as a prop, so that no script contains whole content files. */
export const determinationFacts = {
  issuer: site.name,
  shortName: site.shortName,
  host: site.host,
  appeal: {
    days: appealRules.filingDays,
    fee: formatDollars(appealRules.feeDollars, 0),
    url: href('/education#appeals'),
  },
  course: {
    title: courseByLanguage.en.title,
    hours: courseByLanguage.en.minutes / 60,
    url: courseByLanguage.en.url,
  },
  papers: papers.filter(({ id }) => findings.some(({ paper }) => paper === id)),
  findingUrl: href(getFindingPath({ id: '{id}' })),
  pictureUrl: getFindingPictureUrl({ id: '{id}' }),
} as const;

export type DeterminationFacts = typeof determinationFacts;

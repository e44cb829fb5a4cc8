import { courseByLanguage } from '../course';
import { appealRules } from '../education';
import { formatDollars } from '../format';
import { papers } from '../papers';
import { href, site } from '../site';
import { findings, getFindingPath, getFindingPictureUrl } from './texts';

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

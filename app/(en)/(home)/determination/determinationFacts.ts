import { courseByLanguage } from '@/content/course';
import { appealRules } from '@/content/education';
import { formatDollars } from '@/content/format';
import { href, site } from '@/content/site';
import { papers } from '@/content/papers';

/** Read on the server and passed as a prop, so that no script contains whole content files. */
export const determinationFacts = {
  issuer: site.name,
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
  papers,
} as const;

export type DeterminationFacts = typeof determinationFacts;

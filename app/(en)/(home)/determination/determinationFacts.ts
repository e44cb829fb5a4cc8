import { courseByLanguage } from '@/content/course';
import { appealRules } from '@/content/education';
import { formatDollars } from '@/content/format';
import { href, site } from '@/content/site';
import { type Paper, papers } from '@/content/papers';

export interface DeterminationFacts {
  issuer: string;
  host: string;
  appeal: { days: number; fee: string; url: string };
  course: { title: string; hours: number; url: string };
  papers: readonly Paper[];
}

/** Read on the server and passed as a prop, so that no script contains whole content files. */
export const determinationFacts: DeterminationFacts = {
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
};

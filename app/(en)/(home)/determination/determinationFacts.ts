import { course } from '@/content/course';
import { appealRules } from '@/content/education';
import { formatDollars } from '@/content/format';
import { href, site } from '@/content/site';

/** Facts from other pages that the sheet repeats. */
export interface DeterminationFacts {
  issuer: string;
  /** "cope.example" */
  host: string;
  appeal: { days: number; fee: string; url: string };
  course: { title: string; hours: number; url: string };
}

/** Collected on the server, so that the contents of those pages stay out of the script. */
export const determinationFacts: DeterminationFacts = {
  issuer: site.name,
  host: site.host,
  appeal: {
    days: appealRules.filingDays,
    fee: formatDollars(appealRules.fee, 0),
    url: href('/education#appeals'),
  },
  course: {
    title: course.en.title,
    hours: course.en.minutes / 60,
    url: course.en.url,
  },
};

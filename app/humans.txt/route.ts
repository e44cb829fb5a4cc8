import { agencyHeadcount } from '@/content/about';
import { formatDate } from '@/content/format';
import { site } from '@/content/site';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(`/* TEAM */
${site.name} (satire; nobody here exists)
Humans: ${agencyHeadcount} on paper
Moths: 1, carried separately as seasonal

/* THANKS */
To everyone who has made something and put it where others could see it.

/* SITE */
Last update: ${formatDate(site.asOf)}
Standards: HTML, CSS, and Form HRT-10
Components: React, Next.js, nivo, carbon paper
`);
}

import { languages } from '@/content/languages';
import { buildMailAddress } from '@/content/site';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(`# This website is satire. It has no accounts, no server of its own and no secrets.
# If you have found a hole in it, the Archivist already holds one, 0.4 mm across.
Contact: mailto:${buildMailAddress('docket')}
Expires: 2027-05-16T12:01:00Z
Preferred-Languages: ${languages.join(', ')}
`);
}

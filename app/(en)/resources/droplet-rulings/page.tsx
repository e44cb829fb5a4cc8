import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { Prose } from '@/components/Prose';
import { readProsePage } from '@/content/prosePage';
import { splitAtHeadings } from '@/content/textSections';
import { Ruling } from './Ruling';

const page = readProsePage('droplet-rulings');

export const metadata = createPageMetadata({ ...page, path: '/resources/droplet-rulings' });

export default function DropletRulingsPage() {
  const text = splitAtHeadings(page.html).map(({ id, html }) =>
    id.startsWith('ao-') ? <Ruling key={id} html={html} /> : <Prose key={id} html={html} />,
  );
  return <ProsePage page={page} parent={educationLink} withContents text={text} />;
}

import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { readProsePage } from '@/content/prosePage';
import { splitHtmlAtHeadings } from '@/content/htmlSections';
import { Ruling } from './Ruling';

const page = readProsePage('droplet-rulings');

export const metadata = createPageMetadata({ ...page, path: '/resources/droplet-rulings' });

export default function DropletRulingsPage() {
  const text = splitHtmlAtHeadings(page.html).map(({ id, html }) =>
    id.startsWith('ao-') ? (
      <Ruling key={id} html={html} />
    ) : (
      <RenderedMarkdown key={id} html={html} />
    ),
  );
  return <ProsePage page={page} parent={educationLink} withContents text={text} />;
}

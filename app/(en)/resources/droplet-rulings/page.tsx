import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { readProsePage } from '@/content/prosePage';
import { Ruling } from './Ruling';

const page = readProsePage('droplet-rulings');

export const metadata = createPageMetadata({ ...page, path: '/resources/droplet-rulings' });

export default function DropletRulingsPage() {
  const text = page.sections.map((section) => {
    const [number = ''] = section.title.split(': ');
    const vote = page.votes[number];
    if (number.startsWith('AO-') && !vote)
      throw new Error(
        `content/pages/droplet-rulings.md: the opinion ${number} has no vote. Add it to votes in the front matter.`,
      );
    return vote ? (
      <Ruling key={section.id} section={section} vote={vote} />
    ) : (
      <RenderedMarkdown key={section.id} nodes={section.nodes} />
    );
  });
  return <ProsePage page={page} parent={educationLink} withContents text={text} />;
}

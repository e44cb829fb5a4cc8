import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { Ruling } from './Ruling';

const page = findPage('/resources/droplet-rulings');
const prose = readProsePage(page.path);

export const metadata = createPageMetadata(page);

export default function DropletRulingsPage() {
  const text = prose.sections.map((section) => {
    const [number = ''] = section.title.split(': ');
    const vote = prose.votes[number];
    if (number.startsWith('AO-') && !vote)
      throw new Error(
        `content/pages/droplet-rulings.md: opinion ${number} has no vote. Add it to votes in the front matter.`,
      );
    return vote ? (
      <Ruling key={section.id} section={section} vote={vote} />
    ) : (
      <RenderedMarkdown key={section.id} nodes={section.nodes} withSections />
    );
  });
  return <ProsePage page={page} withContents text={text} />;
}

import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { readPage } from '@/content/pages';

const page = readPage('droplet-rulings');

export const metadata = pageMetadata({ ...page, path: '/resources/droplet-rulings' });

export default function DropletRulingsPage() {
  return <ProsePage page={page} parent={educationLink} withContents />;
}

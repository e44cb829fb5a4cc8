import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { findPage } from '@/content/pages';
import { rulingComponents } from './rulingComponents';

const page = findPage('/resources/droplet-rulings');

export const metadata = createPageMetadata(page);

export default function DropletRulingsPage() {
  return <ProsePage page={page} components={rulingComponents} withContents />;
}

import { readProsePage } from '@/content/prosePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('accessibility');

export const metadata = pageMetadata({ ...page, path: '/accessibility' });

export default function AccessibilityPage() {
  return <ProsePage page={page} withContents />;
}

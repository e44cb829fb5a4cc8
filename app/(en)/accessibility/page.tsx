import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('accessibility');

export const metadata = createPageMetadata({ ...page, path: '/accessibility' });

export default function AccessibilityPage() {
  return <ProsePage page={page} withContents />;
}

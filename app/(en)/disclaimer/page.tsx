import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('disclaimer');

export const metadata = createPageMetadata({ ...page, path: '/disclaimer' });

export default function DisclaimerPage() {
  return <ProsePage page={page} />;
}

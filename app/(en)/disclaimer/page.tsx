import { readProsePage } from '@/content/prosePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('disclaimer');

export const metadata = pageMetadata({ ...page, path: '/disclaimer' });

export default function DisclaimerPage() {
  return <ProsePage page={page} />;
}

import { readPage } from '@/content/pages';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readPage('disclaimer');

export const metadata = pageMetadata({ ...page, path: '/disclaimer' });

export default function DisclaimerPage() {
  return <ProsePage page={page} />;
}

import { readPage } from '@/content/pages';
import { pageMetadata } from '../metadata';
import { ProsePage } from '../ProsePage';

const page = readPage('disclaimer');

export const metadata = pageMetadata({ ...page, path: '/disclaimer' });

export default function DisclaimerPage() {
  return <ProsePage page={page} />;
}

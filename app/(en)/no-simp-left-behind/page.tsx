import { readProsePage } from '@/content/prosePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('no-simp-left-behind');

export const metadata = pageMetadata({ ...page, path: '/no-simp-left-behind' });

export default function NoSimpLeftBehindPage() {
  return <ProsePage page={page} />;
}

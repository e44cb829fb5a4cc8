import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('no-simp-left-behind');

export const metadata = createPageMetadata({ ...page, path: '/no-simp-left-behind' });

export default function NoSimpLeftBehindPage() {
  return <ProsePage page={page} />;
}

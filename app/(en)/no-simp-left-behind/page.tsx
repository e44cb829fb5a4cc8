import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = findPage('/no-simp-left-behind');

export const metadata = createPageMetadata(page);

export default function NoSimpLeftBehindPage() {
  return <ProsePage page={page} />;
}

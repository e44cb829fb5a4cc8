import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = findPage('/licenses');

export const metadata = createPageMetadata(page);

export default function LicensesPage() {
  return <ProsePage page={page} />;
}

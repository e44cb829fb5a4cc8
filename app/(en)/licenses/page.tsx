import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('licenses');

export const metadata = createPageMetadata({ ...page, path: '/licenses' });

export default function LicensesPage() {
  return <ProsePage page={page} />;
}

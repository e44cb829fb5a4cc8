import { readProsePage } from '@/content/prosePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('licenses');

export const metadata = pageMetadata({ ...page, path: '/licenses' });

export default function LicensesPage() {
  return <ProsePage page={page} />;
}

import { readProsePage } from '@/content/prosePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('freedom-of-infatuation');

export const metadata = pageMetadata({ ...page, path: '/freedom-of-infatuation' });

export default function FreedomOfInfatuationPage() {
  return <ProsePage page={page} />;
}

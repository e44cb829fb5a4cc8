import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('freedom-of-infatuation');

export const metadata = createPageMetadata({ ...page, path: '/freedom-of-infatuation' });

export default function FreedomOfInfatuationPage() {
  return <ProsePage page={page} />;
}

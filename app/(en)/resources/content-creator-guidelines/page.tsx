import { readPage } from '@/content/pages';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readPage('content-creator-guidelines');

export const metadata = pageMetadata({ ...page, path: '/resources/content-creator-guidelines' });

export default function CreatorGuidelinesPage() {
  return <ProsePage page={page} above={educationLink} contents />;
}

import { readPage } from '@/content/pages';
import { educationLink } from '../../educationLink';
import { pageMetadata } from '../../metadata';
import { ProsePage } from '../../ProsePage';

const page = readPage('content-creator-guidelines');

export const metadata = pageMetadata({ ...page, path: '/resources/content-creator-guidelines' });

export default function CreatorGuidelinesPage() {
  return <ProsePage page={page} above={educationLink} contents />;
}

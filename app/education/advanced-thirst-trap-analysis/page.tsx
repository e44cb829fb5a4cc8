import { readPage } from '@/content/pages';
import { educationLink } from '../../educationLink';
import { pageMetadata } from '../../metadata';
import { ProsePage } from '../../ProsePage';

const page = readPage('advanced-thirst-trap-analysis');

export const metadata = pageMetadata({ ...page, path: '/education/advanced-thirst-trap-analysis' });

export default function AdvancedCoursePage() {
  return <ProsePage page={page} above={educationLink} contents />;
}

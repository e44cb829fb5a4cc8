import { readPage } from '@/content/pages';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readPage('advanced-thirst-trap-analysis');

export const metadata = pageMetadata({ ...page, path: '/education/advanced-thirst-trap-analysis' });

export default function AdvancedCoursePage() {
  return <ProsePage page={page} parent={educationLink} withContents />;
}

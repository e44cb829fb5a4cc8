import { readProsePage } from '@/content/prosePage';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('advanced-thirst-trap-analysis');

export const metadata = pageMetadata({ ...page, path: '/education/advanced-thirst-trap-analysis' });

export default function AdvancedCoursePage() {
  return <ProsePage page={page} parent={educationLink} withContents />;
}

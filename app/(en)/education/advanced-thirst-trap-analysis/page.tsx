import { readProsePage } from '@/content/prosePage';
import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('advanced-thirst-trap-analysis');

export const metadata = createPageMetadata({
  ...page,
  path: '/education/advanced-thirst-trap-analysis',
});

export default function AdvancedCoursePage() {
  return <ProsePage page={page} parent={educationLink} withContents />;
}

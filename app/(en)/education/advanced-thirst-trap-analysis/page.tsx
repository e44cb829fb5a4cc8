import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = findPage('/education/advanced-thirst-trap-analysis');

export const metadata = createPageMetadata(page);

export default function AdvancedCoursePage() {
  return <ProsePage page={page} withContents />;
}

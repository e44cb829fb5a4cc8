import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courseByLanguage } from '@/content/course';
import { formatCostTotalsForLinkPreview } from '@/content/courseReceipt';

const { en } = courseByLanguage;

export const metadata = createPageMetadata({ ...en, card: formatCostTotalsForLinkPreview(en) });

export default function EnglishCoursePage() {
  return <CoursePage course={en} />;
}

import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courseByLanguage } from '@/content/course';
import { formatCostLinesForLinkPreview } from '@/content/courseReceipt';

const { es } = courseByLanguage;

export const metadata = createPageMetadata({ ...es, card: formatCostLinesForLinkPreview(es) });

export default function SpanishCoursePage() {
  return <CoursePage course={es} />;
}

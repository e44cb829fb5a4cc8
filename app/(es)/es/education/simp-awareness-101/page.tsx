import { CoursePage } from '@/app/_course/CoursePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { courseByLanguage } from '@/content/course';
import { buildCourseShareLines } from '@/content/courseReceipt';

const { es } = courseByLanguage;

export const metadata = pageMetadata({ ...es, card: buildCourseShareLines(es) });

export default function SpanishCoursePage() {
  return <CoursePage course={es} />;
}

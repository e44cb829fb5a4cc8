import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courseByLanguage } from '@/content/course';
import { buildCoursePreviewLines } from '@/content/courseReceipt';

const { en } = courseByLanguage;

export const metadata = createPageMetadata({ ...en, card: buildCoursePreviewLines(en) });

export default function EnglishCoursePage() {
  return <CoursePage course={en} />;
}

import { CoursePage } from '@/app/_course/CoursePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { courseByLanguage } from '@/content/course';
import { buildCourseShareLines } from '@/content/courseReceipt';

const { en } = courseByLanguage;

export const metadata = pageMetadata({ ...en, card: buildCourseShareLines(en) });

export default function EnglishCoursePage() {
  return <CoursePage course={en} />;
}

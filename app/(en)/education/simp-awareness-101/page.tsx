import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courseByLanguage } from '@/content/course';

const { en } = courseByLanguage;

export const metadata = createPageMetadata(en);

export default function EnglishCoursePage() {
  return <CoursePage course={en} />;
}

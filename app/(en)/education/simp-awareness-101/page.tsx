import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courseByLanguage } from '@/content/course';
import { findPage } from '@/content/pages';

const { en } = courseByLanguage;

export const metadata = createPageMetadata(findPage(en.path));

export default function EnglishCoursePage() {
  return <CoursePage course={en} />;
}

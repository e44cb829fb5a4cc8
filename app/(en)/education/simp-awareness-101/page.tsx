import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courses } from '@/content/course';
import { findPage } from '@/content/pages';

const { en } = courses;

export const metadata = createPageMetadata(findPage(en.path));

export default function EnglishCoursePage() {
  return <CoursePage course={en} />;
}

import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courses } from '@/content/course';
import { findPage } from '@/content/pages';

const { es } = courses;

export const metadata = createPageMetadata(findPage(es.path));

export default function SpanishCoursePage() {
  return <CoursePage course={es} />;
}

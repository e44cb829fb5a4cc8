import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courseByLanguage } from '@/content/course';
import { findPage } from '@/content/pages';

const { es } = courseByLanguage;

export const metadata = createPageMetadata(findPage(es.path));

export default function SpanishCoursePage() {
  return <CoursePage course={es} />;
}

import { CoursePage } from '@/app/_course/CoursePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { courseByLanguage } from '@/content/course';

const { es } = courseByLanguage;

export const metadata = createPageMetadata(es);

export default function SpanishCoursePage() {
  return <CoursePage course={es} />;
}

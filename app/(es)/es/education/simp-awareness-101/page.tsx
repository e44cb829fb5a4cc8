import { CoursePage } from '@/app/_course/CoursePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { course } from '@/content/course';
import { courseCard } from '@/content/courseReceipt';

const { es } = course;

export const metadata = pageMetadata({ ...es, card: courseCard(es) });

export default function SpanishCoursePage() {
  return <CoursePage course={es} />;
}

import { CoursePage } from '@/app/_course/CoursePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { course } from '@/content/course';
import { courseCard } from '@/content/courseReceipt';

const { en } = course;

export const metadata = pageMetadata({ ...en, card: courseCard(en) });

export default function EnglishCoursePage() {
  return <CoursePage course={en} />;
}

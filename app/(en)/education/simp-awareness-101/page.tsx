import { course } from '@/content/course';
import { educationLink } from '@/app/_frame/educationLink';
import { courseFacts } from '@/app/_frame/structuredData';
import { JsonLd } from '@/app/_frame/JsonLd';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { CourseBody } from '@/app/_course/CourseBody';

const { en } = course;

export const metadata = pageMetadata({ ...en, languages: en.alternates });

export default function CoursePage() {
  return (
    <Shell section={educationLink.url} trail={{ above: [educationLink], here: en.title }}>
      <JsonLd facts={courseFacts(en)} />
      <CourseBody course={en} />
    </Shell>
  );
}

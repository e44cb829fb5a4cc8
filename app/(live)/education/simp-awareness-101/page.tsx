import { course } from '@/content/course';
import { educationLink } from '../../../educationLink';
import { courseFacts } from '../../../facts';
import { JsonLd } from '../../../JsonLd';
import { pageMetadata } from '../../../metadata';
import { Shell } from '../../../Shell';
import { CourseBody } from './CourseBody';

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

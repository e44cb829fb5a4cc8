import { course } from '@/content/course';
import { CourseBody } from '../../../education/simp-awareness-101/CourseBody';
import { educationLink } from '../../../../educationLink';
import { courseFacts } from '../../../../facts';
import { JsonLd } from '../../../../JsonLd';
import { pageMetadata } from '../../../../metadata';
import { Shell } from '../../../../Shell';

const { en, es } = course;

export const metadata = pageMetadata({ ...es, languages: es.alternates, locale: 'es_419' });

/** The shell stays English, and so does the name of this page in it. */
export default function SpanishCoursePage() {
  return (
    <Shell
      section={educationLink.url}
      trail={{ above: [educationLink], here: `${en.title} in Spanish` }}
    >
      <JsonLd facts={courseFacts(es)} />
      <CourseBody course={es} />
    </Shell>
  );
}

import { course } from '@/content/course';
import { CourseBody } from '@/app/_frame/CourseBody';
import { educationLink } from '@/app/_frame/educationLink';
import { courseFacts } from '@/app/_frame/facts';
import { JsonLd } from '@/app/_frame/JsonLd';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

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

import { course } from '@/content/course';
import { CourseBody } from '@/app/_course/CourseBody';
import { educationLink } from '@/app/_frame/educationLink';
import { courseFacts } from '@/app/_frame/structuredData';
import { JsonLd } from '@/app/_frame/JsonLd';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

const { es } = course;

export const metadata = pageMetadata({ ...es, languages: es.alternates, language: 'es' });

export default function SpanishCoursePage() {
  return (
    <Shell
      language="es"
      section={educationLink.url}
      trail={{ above: [{ ...educationLink, language: 'en' }], here: es.title }}
    >
      <JsonLd facts={courseFacts(es)} />
      <CourseBody course={es} />
    </Shell>
  );
}

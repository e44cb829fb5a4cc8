import { course, moduleOf } from '@/content/course';
import { ModuleBody } from '@/app/_frame/ModuleBody';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

interface ModulePageProps {
  params: Promise<{ module: string }>;
}

const { en, es } = course;

export const dynamicParams = false;

export function generateStaticParams() {
  return es.modules.map(({ slug }) => ({ module: slug }));
}

export async function generateMetadata({ params }: ModulePageProps) {
  const module = moduleOf(es, (await params).module);
  return pageMetadata({ ...module, languages: module.alternates, locale: 'es_419' });
}

/** The shell stays English, and so do the names of this page and the one above it. */
export default async function SpanishModulePage({ params }: ModulePageProps) {
  const module = moduleOf(es, (await params).module);
  const above = [educationLink, { label: `${en.title} in Spanish`, url: es.url }];
  return (
    <Shell section={educationLink.url} trail={{ above, here: `Module ${module.n}` }}>
      <ModuleBody course={es} module={module} />
    </Shell>
  );
}

import { fill } from '@/components/fill';
import { course, moduleOf } from '@/content/course';
import { ModuleBody } from '@/app/_course/ModuleBody';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

interface ModulePageProps {
  params: Promise<{ module: string }>;
}

const { es } = course;

export const dynamicParams = false;

export function generateStaticParams() {
  return es.modules.map(({ slug }) => ({ module: slug }));
}

export async function generateMetadata({ params }: ModulePageProps) {
  const module = moduleOf(es, (await params).module);
  return pageMetadata({ ...module, languages: module.alternates, language: 'es' });
}

export default async function SpanishModulePage({ params }: ModulePageProps) {
  const module = moduleOf(es, (await params).module);
  const above = [
    { ...educationLink, language: 'en' },
    { label: es.title, url: es.url },
  ];
  const here = fill(es.words.module, { n: module.n });
  return (
    <Shell language="es" section={educationLink.url} trail={{ above, here }}>
      <ModuleBody course={es} module={module} />
    </Shell>
  );
}

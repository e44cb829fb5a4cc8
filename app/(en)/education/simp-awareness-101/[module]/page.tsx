import { course, moduleOf } from '@/content/course';
import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { ModuleBody } from '@/app/_course/ModuleBody';

interface ModulePageProps {
  params: Promise<{ module: string }>;
}

const { en } = course;

export const dynamicParams = false;

export function generateStaticParams() {
  return en.modules.map(({ slug }) => ({ module: slug }));
}

export async function generateMetadata({ params }: ModulePageProps) {
  const module = moduleOf(en, (await params).module);
  return pageMetadata({ ...module, languages: module.alternates });
}

export default async function ModulePage({ params }: ModulePageProps) {
  const module = moduleOf(en, (await params).module);
  const above = [educationLink, { label: en.title, url: en.url }];
  return (
    <Shell section={educationLink.url} trail={{ above, here: `Module ${module.n}` }}>
      <ModuleBody course={en} module={module} />
    </Shell>
  );
}

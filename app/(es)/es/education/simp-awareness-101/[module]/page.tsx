import { createModuleMetadata, ModulePage, type ModulePageProps } from '@/app/_course/ModulePage';
import { courseByLanguage } from '@/content/course';

const { es } = courseByLanguage;

export const dynamicParams = false;

export function generateStaticParams() {
  return es.modules.map(({ slug }) => ({ module: slug }));
}

export function generateMetadata({ params }: ModulePageProps) {
  return createModuleMetadata(es, params);
}

export default function SpanishModulePage({ params }: ModulePageProps) {
  return <ModulePage course={es} params={params} />;
}

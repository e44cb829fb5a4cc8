import { createModuleMetadata, ModulePage, type ModulePageParams } from '@/app/_course/ModulePage';
import { courseByLanguage } from '@/content/course';

const { es } = courseByLanguage;

export const dynamicParams = false;

export function generateStaticParams() {
  return es.modules.map(({ slug }) => ({ module: slug }));
}

export function generateMetadata({ params }: ModulePageParams) {
  return createModuleMetadata(es, params);
}

export default function SpanishModulePage({ params }: ModulePageParams) {
  return <ModulePage course={es} params={params} />;
}

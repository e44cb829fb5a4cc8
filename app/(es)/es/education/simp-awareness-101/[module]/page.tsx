import { createModuleMetadata, ModulePage, type ModulePageProps } from '@/app/_course/ModulePage';
import { courseByLanguage, listOwnModules } from '@/content/course';

const { es } = courseByLanguage;

export const dynamicParams = false;

export function generateStaticParams() {
  return listOwnModules(es).map(({ slug }) => ({ module: slug }));
}

export function generateMetadata({ params }: ModulePageProps) {
  return createModuleMetadata(es, params);
}

export default function SpanishModulePage({ params }: ModulePageProps) {
  return <ModulePage course={es} params={params} />;
}

import { moduleMetadata, ModulePage, type ModuleParams } from '@/app/_course/ModulePage';
import { course } from '@/content/course';

const { es } = course;

export const dynamicParams = false;

export function generateStaticParams() {
  return es.modules.map(({ slug }) => ({ module: slug }));
}

export function generateMetadata({ params }: ModuleParams) {
  return moduleMetadata(es, params);
}

export default function SpanishModulePage({ params }: ModuleParams) {
  return <ModulePage course={es} params={params} />;
}

import { createModuleMetadata, ModulePage, type ModulePageProps } from '@/app/_course/ModulePage';
import { courseByLanguage } from '@/content/course';

const { en } = courseByLanguage;

export const dynamicParams = false;

export function generateStaticParams() {
  return en.modules.map(({ slug }) => ({ module: slug }));
}

export function generateMetadata({ params }: ModulePageProps) {
  return createModuleMetadata(en, params);
}

export default function EnglishModulePage({ params }: ModulePageProps) {
  return <ModulePage course={en} params={params} />;
}

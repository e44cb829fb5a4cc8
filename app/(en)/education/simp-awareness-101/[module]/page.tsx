import { moduleMetadata, ModulePage, type ModuleParams } from '@/app/_course/ModulePage';
import { course } from '@/content/course';

const { en } = course;

export const dynamicParams = false;

export function generateStaticParams() {
  return en.modules.map(({ slug }) => ({ module: slug }));
}

export function generateMetadata({ params }: ModuleParams) {
  return moduleMetadata(en, params);
}

export default function EnglishModulePage({ params }: ModuleParams) {
  return <ModulePage course={en} params={params} />;
}

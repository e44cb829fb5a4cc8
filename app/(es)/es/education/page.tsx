import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { TranslatedHomeOrEducationPage } from '@/app/_startPage/TranslatedHomeOrEducationPage';
import { findPage } from '@/content/pages';
import { getStartPages } from '@/content/startPages';

const { education } = getStartPages('es');

export const metadata = createPageMetadata(findPage('/es/education'));

export default function SpanishEducationPage() {
  return <TranslatedHomeOrEducationPage page={education} />;
}

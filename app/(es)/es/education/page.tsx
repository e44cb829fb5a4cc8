import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { TranslatedHomeOrEducationPage } from '@/app/_startPage/TranslatedHomeOrEducationPage';
import { getTranslatedHomeAndEducationPages } from '@/content/translatedHomeAndEducationPages';

const { education } = getTranslatedHomeAndEducationPages('es');

export const metadata = createPageMetadata(education);

export default function SpanishEducationPage() {
  return <TranslatedHomeOrEducationPage page={education} />;
}

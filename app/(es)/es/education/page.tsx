import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { LanguageStartPage } from '@/app/_startPage/LanguageStartPage';
import { getLanguageStartPages } from '@/content/languageStartPages';

const { education } = getLanguageStartPages('es');

export const metadata = createPageMetadata(education);

export default function SpanishEducationPage() {
  return <LanguageStartPage page={education} />;
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { LanguageStartPage } from '@/app/_startPage/LanguageStartPage';
import { getHomeAndEducationStartPages } from '@/content/languageStartPages';

const { education } = getHomeAndEducationStartPages('es');

export const metadata = createPageMetadata(education);

export default function SpanishEducationPage() {
  return <LanguageStartPage page={education} />;
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { LanguageStartPage } from '@/app/_startPage/LanguageStartPage';
import { getStartPages } from '@/content/startPages';

const { education } = getStartPages('es');

export const metadata = createPageMetadata(education);

export default function SpanishEducationPage() {
  return <LanguageStartPage page={education} />;
}

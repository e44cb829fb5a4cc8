import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { LanguageStartPage } from '@/app/_startPage/LanguageStartPage';
import { getLanguageStartPages } from '@/content/languageStartPages';

const { home } = getLanguageStartPages('es');

export const metadata = createPageMetadata(home);

export default function SpanishHomePage() {
  return <LanguageStartPage page={home} />;
}

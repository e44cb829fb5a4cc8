import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { LanguageStartPage } from '@/app/_startPage/LanguageStartPage';
import { getHomeAndEducationStartPages } from '@/content/languageStartPages';

const { home } = getHomeAndEducationStartPages('es');

export const metadata = createPageMetadata(home);

export default function SpanishHomePage() {
  return <LanguageStartPage page={home} />;
}

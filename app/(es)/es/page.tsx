import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { LanguageStartPage } from '@/app/_startPage/LanguageStartPage';
import { getStartPages } from '@/content/startPages';

const { home } = getStartPages('es');

export const metadata = createPageMetadata(home);

export default function SpanishHomePage() {
  return <LanguageStartPage page={home} />;
}

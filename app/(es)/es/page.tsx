import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { TranslatedHomeOrEducationPage } from '@/app/_startPage/TranslatedHomeOrEducationPage';
import { getTranslatedHomeAndEducationPages } from '@/content/translatedHomeAndEducationPages';

const { home } = getTranslatedHomeAndEducationPages('es');

export const metadata = createPageMetadata(home);

export default function SpanishHomePage() {
  return <TranslatedHomeOrEducationPage page={home} />;
}

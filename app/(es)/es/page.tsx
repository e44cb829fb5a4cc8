import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { TranslatedHomeOrEducationPage } from '@/app/_startPage/TranslatedHomeOrEducationPage';
import { findPage } from '@/content/pages';
import { getStartPages } from '@/content/startPages';

const { home } = getStartPages('es');

export const metadata = createPageMetadata(findPage('/es'));

export default function SpanishHomePage() {
  return <TranslatedHomeOrEducationPage page={home} />;
}

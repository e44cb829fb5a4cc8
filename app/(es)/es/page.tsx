import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { TranslatedStartPage } from '@/app/_startPage/TranslatedStartPage';
import { findPage } from '@/content/pages';
import { getStartPages } from '@/content/startPages';

const { home } = getStartPages('es');

export const metadata = createPageMetadata(findPage('/es'));

export default function SpanishHomePage() {
  return <TranslatedStartPage page={home} />;
}

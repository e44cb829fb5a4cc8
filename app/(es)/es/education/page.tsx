import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { TranslatedStartPage } from '@/app/_startPage/TranslatedStartPage';
import { findPage } from '@/content/pages';
import { findStartPage } from '@/content/startPages';

export const metadata = createPageMetadata(findPage('/es/education'));

export default function SpanishEducationPage() {
  return <TranslatedStartPage page={findStartPage('/es/education')} />;
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { TranslatedHomeOrEducationPage } from '@/app/_startPage/TranslatedHomeOrEducationPage';
import { getStartPages } from '@/content/startPages';

const { education } = getStartPages('es');

export const metadata = createPageMetadata(education);

export default function SpanishEducationPage() {
  return <TranslatedHomeOrEducationPage page={education} />;
}

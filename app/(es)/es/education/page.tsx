import { pageMetadata } from '@/app/_frame/metadata';
import { StartPage } from '@/app/_startPage/StartPage';
import { getStartPages } from '@/content/startPages';

const { education } = getStartPages('es');

export const metadata = pageMetadata(education);

export default function SpanishEducationPage() {
  return <StartPage page={education} />;
}

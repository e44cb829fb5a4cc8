import { pageMetadata } from '@/app/_frame/metadata';
import { StartPage } from '@/app/_startPage/StartPage';
import { getStartPages } from '@/content/startPages';

const { home } = getStartPages('es');

export const metadata = pageMetadata(home);

export default function SpanishHomePage() {
  return <StartPage page={home} />;
}

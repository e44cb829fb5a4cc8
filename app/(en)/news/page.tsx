import { newsListPages } from '@/content/newsList';
import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { NewsListPage } from './NewsListPage';

export const metadata = createPageMetadata(findPage('/news'));

export default function NewsPage() {
  return <NewsListPage page={newsListPages[0]} />;
}

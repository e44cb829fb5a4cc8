import { newsListPages } from '@/content/newsList';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { NewsListPage } from './NewsListPage';

export const metadata = createPageMetadata(newsListPages[0]);

export default function NewsPage() {
  return <NewsListPage page={newsListPages[0]} />;
}

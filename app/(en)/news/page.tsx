import { newsListPages } from '@/content/newsList';
import { pageMetadata } from '@/app/_frame/metadata';
import { NewsListPage } from './NewsListPage';

export const metadata = pageMetadata(newsListPages[0]);

export default function NewsPage() {
  return <NewsListPage page={newsListPages[0]} />;
}

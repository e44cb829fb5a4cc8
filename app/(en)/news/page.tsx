import { newsPages } from '@/content/newsList';
import { pageMetadata } from '@/app/_frame/metadata';
import { NewsListPage } from './NewsListPage';

export const metadata = pageMetadata(newsPages[0]);

export default function NewsPage() {
  return <NewsListPage page={newsPages[0]} />;
}

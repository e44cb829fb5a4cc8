import { newsPages } from '@/content/newsList';
import { pageMetadata } from '@/app/_frame/metadata';
import { NewsListing } from './NewsListing';

export const metadata = pageMetadata(newsPages[0]);

export default function NewsPage() {
  return <NewsListing page={newsPages[0]} />;
}

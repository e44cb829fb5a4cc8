import { type NewsPage, newsPages } from '@/content/newsList';
import { pageMetadata } from '@/app/_frame/metadata';
import { NewsListPage } from '../../NewsListPage';

interface LaterNewsPageProps {
  params: Promise<{ number: string }>;
}

export const dynamicParams = false;

// The first page is the list's own address.
const laterPages = newsPages.slice(1);

export function generateStaticParams() {
  return laterPages.map(({ number }) => ({ number: String(number) }));
}

async function pageOf(params: LaterNewsPageProps['params']): Promise<NewsPage> {
  const { number } = await params;
  const page = laterPages.find((candidate) => String(candidate.number) === number);
  if (!page) throw new Error(`There is no page ${number} of the news.`);
  return page;
}

export async function generateMetadata({ params }: LaterNewsPageProps) {
  return pageMetadata(await pageOf(params));
}

export default async function LaterNewsPage({ params }: LaterNewsPageProps) {
  return <NewsListPage page={await pageOf(params)} />;
}

import { type NewsListPageData, newsListPages } from '@/content/newsList';
import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { NewsListPage } from '../../NewsListPage';

interface LaterNewsPageProps {
  params: Promise<{ number: string }>;
}

export const dynamicParams = false;

// Page 1 of the news list is /news, so this route renders only the later pages.
const laterPages = newsListPages.slice(1);

export function generateStaticParams() {
  return laterPages.map(({ number }) => ({ number: String(number) }));
}

async function findNewsPage(params: LaterNewsPageProps['params']): Promise<NewsListPageData> {
  const { number } = await params;
  const page = laterPages.find((candidate) => String(candidate.number) === number);
  if (!page)
    throw new Error(
      `/news/page/${number}: the news list has no page with this number. Correct generateStaticParams.`,
    );
  return page;
}

export async function generateMetadata({ params }: LaterNewsPageProps) {
  return createPageMetadata(findPage((await findNewsPage(params)).path));
}

export default async function LaterNewsPage({ params }: LaterNewsPageProps) {
  return <NewsListPage page={await findNewsPage(params)} />;
}

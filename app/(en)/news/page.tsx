import { Container } from '@/components/Container';
import { NewsItem } from '@/components/news/NewsItem';
import { NewsPages } from '@/components/news/NewsPages.client';
import { PageHeader } from '@/components/PageHeader';
import { SidePanel } from '@/components/SidePanel';
import { SpecimenForm } from '@/components/specimen/SpecimenForm';
import { news } from '@/content/news';
import { newsFilters, newsPage } from '@/content/newsList';
import { href } from '@/content/site';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';

export const metadata = pageMetadata({ ...newsPage, path: '/news' });

export default function NewsPage() {
  return (
    <Shell section={href('/news')} trail={{ here: newsPage.title }}>
      <Container>
        <PageHeader title={newsPage.title} lead={newsPage.lead} />
        <SidePanel title={newsFilters.title} panel={<SpecimenForm form={newsFilters} level={2} />}>
          <NewsPages
            label="News pages"
            pageSize={newsPage.pageSize}
            items={news.map((item) => (
              <NewsItem key={item.id} item={item} excuseLabel={newsPage.excuseLabel} />
            ))}
          />
        </SidePanel>
      </Container>
    </Shell>
  );
}

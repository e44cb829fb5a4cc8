import { Container } from '@/components/Container';
import { NewsItem } from './NewsItem';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { DisplayOnlyForm } from '@/components/displayOnly/DisplayOnlyForm';
import { newsAnchor, newsFilters, newsList, type NewsPage, newsPages } from '@/content/newsList';
import { PageShell } from '@/app/_frame/PageShell';
import { Pagination } from './Pagination';

/** One page of the news list. Each page of the list has its own URL, so no script is needed. */
export function NewsListPage({ page }: { page: NewsPage }) {
  const list = { label: newsList.title, url: newsList.url };
  const isFirst = page === newsPages[0];
  return (
    <PageShell
      menuItem={list.url}
      breadcrumb={
        isFirst ? { current: list.label } : { ancestors: [list], current: page.shortTitle }
      }
    >
      <Container>
        <PageHeader title={page.title} lead={page.lead} />
        <SidebarLayout
          title={newsFilters.title}
          sidebar={<DisplayOnlyForm form={newsFilters} level={2} />}
        >
          <ul role="list">
            {page.items.map((item) => (
              <li key={item.id} id={newsAnchor(item)}>
                <NewsItem item={item} excuseLabel={newsList.excuseLabel} />
              </li>
            ))}
          </ul>
          <Pagination words={newsList} pages={newsPages} current={page.number} />
        </SidebarLayout>
      </Container>
    </PageShell>
  );
}

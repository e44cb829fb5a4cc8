import { Container } from '@/components/Container';
import { NewsItem } from './NewsItem';
import { PageHeader } from '@/components/PageHeader';
import { SidePanel } from '@/components/SidePanel';
import { SpecimenForm } from '@/components/specimen/SpecimenForm';
import { newsAnchor, newsFilters, newsList, type NewsPage, newsPages } from '@/content/newsList';
import { Shell } from '@/app/_frame/Shell';
import { Pagination } from './Pagination';

/** One page of the list. It has no script: the next one is another page. */
export function NewsListing({ page }: { page: NewsPage }) {
  const list = { label: newsList.title, url: newsList.url };
  const isFirst = page === newsPages[0];
  return (
    <Shell
      section={list.url}
      trail={isFirst ? { here: list.label } : { above: [list], here: page.shortTitle }}
    >
      <Container>
        <PageHeader title={page.title} lead={page.lead} />
        <SidePanel title={newsFilters.title} panel={<SpecimenForm form={newsFilters} level={2} />}>
          <ul role="list">
            {page.items.map((item) => (
              <li key={item.id} id={newsAnchor(item)}>
                <NewsItem item={item} excuseLabel={newsList.excuseLabel} />
              </li>
            ))}
          </ul>
          <Pagination words={newsList} pages={newsPages} current={page.number} />
        </SidePanel>
      </Container>
    </Shell>
  );
}

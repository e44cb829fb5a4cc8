import { Container } from '@/components/Container';
import { NewsItem } from './NewsItem';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { FoldedDisplayOnlyForm } from '@/components/displayOnly/FoldedDisplayOnlyForm';
import {
  getNewsAnchorId,
  getMissingReleases,
  newsFilterForm,
  newsListWords,
  type NewsListPageData,
  newsListPages,
} from '@/content/newsList';
import { findPage } from '@/content/pages';
import typography from '@/components/Typography.module.css';
import { PageShell } from '@/app/_frame/PageShell';
import { Pagination } from './Pagination';

export function NewsListPage({ page }: { page: NewsListPageData }) {
  return (
    <PageShell page={findPage(page.path)}>
      <Container>
        <PageHeader title={page.title} lead={page.lead} />
        <SidebarLayout sidebar={<FoldedDisplayOnlyForm form={newsFilterForm} />}>
          <ul role="list">
            {page.items.map((item) => (
              <li key={item.id} id={getNewsAnchorId(item)}>
                <NewsItem item={item} missingReleases={getMissingReleases(item)} />
              </li>
            ))}
          </ul>
          <Pagination current={page.number} />
          {page === newsListPages[0] && (
            <p className={typography.small}>{newsListWords.missingReleasesNote}</p>
          )}
        </SidebarLayout>
      </Container>
    </PageShell>
  );
}

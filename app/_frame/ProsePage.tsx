import type { ReactNode } from 'react';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { SidebarLayout } from '@/components/SidebarLayout';
import type { Link } from '@/content/navigation';
import type { ProsePageData as ProsePageContent } from '@/content/prosePage';
import styles from './ProsePage.module.css';
import { PageShell } from './PageShell';

interface ProsePageProps {
  page: ProsePageContent;
  /** The parent page in the breadcrumb, which is also marked as current in the menu. */
  parent?: Link;
  /**
   * Elements that replace the text of the Markdown file, such as a sheet of paper for each of its
   * sections.
   */
  text?: ReactNode;
  withContents?: boolean;
  /** Elements below the text of the Markdown file, such as a button. */
  children?: ReactNode;
}

export function ProsePage({ page, parent, text, withContents = false, children }: ProsePageProps) {
  const content = (
    <>
      {text ?? <RenderedMarkdown nodes={page.nodes} withSections />}
      {children}
    </>
  );
  return (
    <PageShell
      menuItem={parent?.url}
      breadcrumb={{ ancestors: parent && [parent], current: page.officialName ?? page.title }}
    >
      <Container>
        <PageHeader officialName={page.officialName} title={page.title} lead={page.lead} />
        {withContents ? (
          <SidebarLayout
            sidebar={
              <OnThisPage
                links={page.sections
                  .filter(({ id }) => id)
                  .map(({ id, title }) => ({ label: title, url: `#${id}` }))}
              />
            }
          >
            {content}
          </SidebarLayout>
        ) : (
          <div className={styles.text}>{content}</div>
        )}
      </Container>
    </PageShell>
  );
}

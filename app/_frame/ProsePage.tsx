import type { ReactNode } from 'react';
import { Container } from '@/components/Container';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { SidebarLayout } from '@/components/SidebarLayout';
import type { Page } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import styles from './ProsePage.module.css';
import { PageShell } from './PageShell';

interface ProsePageProps {
  page: Page;
  /**
   * Elements that replace the text of the Markdown file, such as a sheet of paper for each of its
   * sections.
   */
  text?: ReactNode;
  withContents?: boolean;
  /** Elements below the text of the Markdown file, such as a button. */
  children?: ReactNode;
}

export function ProsePage({ page, text, withContents = false, children }: ProsePageProps) {
  const { nodes, officialName, title, lead, sections } = readProsePage(page.path);
  const content = (
    <>
      {text ?? <RenderedMarkdown nodes={nodes} withSections />}
      {children}
    </>
  );
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader officialName={officialName} title={title} lead={lead} />
        {withContents ? (
          <SidebarLayout
            sidebar={
              <OnThisPage
                links={sections
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

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
  /** Between the header and the text. */
  picture?: ReactNode;
  /** Shown in place of the Markdown text, for example a sheet of paper for each section. */
  text?: ReactNode;
  withContents?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
}

export function ProsePage({ page, picture, text, withContents = false, children }: ProsePageProps) {
  const { officialName, title, lead, sections } = readProsePage(page.path);
  const content = (
    <>
      {text ??
        sections.map(({ id, nodes }) => <RenderedMarkdown key={id} nodes={nodes} withSections />)}
      {children}
    </>
  );
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader caption={officialName} title={title} lead={lead} />
        {picture}
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

import type { ReactNode } from 'react';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { SidebarLayout } from '@/components/SidebarLayout';
import { extractH2Headings } from '@/content/headings';
import type { Link } from '@/content/navigation';
import type { ProsePageData as ProsePageContent } from '@/content/prosePage';
import styles from './ProsePage.module.css';
import { PageShell } from './PageShell';

interface ProsePageProps {
  page: ProsePageContent;
  /** The parent page in the breadcrumb, which is also marked as current in the menu. */
  parent?: Link;
  /**
   * Elements that replace the HTML of the Markdown file, such as a sheet of paper for each of its
   * sections.
   */
  text?: ReactNode;
  /** Whether to show a table of contents beside the text. */
  withContents?: boolean;
  /** Elements below the text of the Markdown file, such as a button. */
  children?: ReactNode;
}

const contentsTitle = 'On this page';

/** A page whose content is one Markdown file. */
export function ProsePage({ page, parent, text, withContents = false, children }: ProsePageProps) {
  const content = (
    <>
      {text ?? <RenderedMarkdown html={page.html} />}
      {children}
    </>
  );
  return (
    <PageShell
      menuItem={parent?.url}
      breadcrumb={{ ancestors: parent && [parent], current: page.title }}
    >
      <Container>
        <PageHeader title={page.title} lead={page.lead} />
        {withContents ? (
          <SidebarLayout title={contentsTitle} sidebar={<TableOfContents html={page.html} />}>
            {content}
          </SidebarLayout>
        ) : (
          <div className={styles.text}>{content}</div>
        )}
      </Container>
    </PageShell>
  );
}

function TableOfContents({ html }: { html: string }) {
  return (
    <nav aria-label={contentsTitle}>
      <p className={styles.contentsTitle}>{contentsTitle}</p>
      <ul className={styles.contents} role="list">
        {extractH2Headings(html).map(({ id, html: text }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: text }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

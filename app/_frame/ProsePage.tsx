import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { Container } from '@/components/Container';
import { Markdown, type MarkdownComponents } from '@/components/Markdown';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { listHeadings } from '@/content/markdown';
import type { Page } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import styles from './ProsePage.module.css';
import { PageShell } from './PageShell';

interface ProsePageProps {
  page: Page;
  /** If the page has read them. */
  texts?: ReturnType<typeof readProsePage>;
  /** Between the header and the text. */
  picture?: ReactNode;
  /** The page's own, for directives and elements of HTML. If its text lacks one, the build stops. */
  components?: MarkdownComponents;
  /** The class of the element around the text. */
  textClassName?: string;
  /** Replaces the rendered Markdown. */
  text?: ReactNode;
  withContents?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
}

export function ProsePage(props: ProsePageProps) {
  const { page, picture, components, textClassName, withContents = false, children } = props;
  const { officialName, title, lead, content } = props.texts ?? readProsePage(page.path);
  const unused = new Set(Object.keys(components ?? {}));
  visit({ type: 'root', children: [...content.nodes] }, 'element', ({ tagName }) => {
    unused.delete(tagName);
  });
  if (unused.size > 0)
    throw new Error(
      `${content.file} has nothing for the components of its page: ${[...unused].join(', ')}. Restore the directive, such as ::${[...unused][0]}, or take the component out of page.tsx.`,
    );
  const prose = <Markdown content={content} components={components} withSections />;
  const text = (
    <>
      {props.text ?? (textClassName ? <div className={textClassName}>{prose}</div> : prose)}
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
                links={listHeadings(content).map(({ id, title }) => ({
                  label: title,
                  url: `#${id}`,
                }))}
              />
            }
          >
            {text}
          </SidebarLayout>
        ) : (
          <div className={styles.text}>{text}</div>
        )}
      </Container>
    </PageShell>
  );
}

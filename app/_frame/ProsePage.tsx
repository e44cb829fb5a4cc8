import type { ReactNode } from 'react';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { Prose } from '@/components/Prose';
import { SidePanel } from '@/components/SidePanel';
import { headingsOf } from '@/content/headings';
import type { Link } from '@/content/navigation';
import type { ProsePage as Page } from '@/content/pages';
import styles from './ProsePage.module.css';
import { Shell } from './Shell';

interface ProsePageProps {
  page: Page;
  /** The page above this one, whose menu item is then marked. */
  above?: Link;
  /** For long texts: a list of their parts. */
  contents?: boolean;
  /** Below the text. */
  children?: ReactNode;
}

const contentsTitle = 'On this page';

/** A page that is all text. */
export function ProsePage({ page, above, contents = false, children }: ProsePageProps) {
  const text = (
    <>
      <Prose html={page.html} />
      {children}
    </>
  );
  return (
    <Shell section={above?.url} trail={{ above: above && [above], here: page.title }}>
      <Container>
        <PageHeader title={page.title} lead={page.lead} />
        {contents ? (
          <SidePanel title={contentsTitle} panel={<Contents html={page.html} />}>
            {text}
          </SidePanel>
        ) : (
          <div className={styles.text}>{text}</div>
        )}
      </Container>
    </Shell>
  );
}

function Contents({ html }: { html: string }) {
  return (
    <nav aria-label={contentsTitle}>
      <p className={styles.contentsTitle}>{contentsTitle}</p>
      <ul className={styles.contents} role="list">
        {headingsOf(html).map(({ id, html: text }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: text }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import type { SpanishPage } from '@/content/spanishPages';
import styles from './SpanishPageContent.module.css';

/** The content of an overview page in Spanish: an introduction, links to pages in Spanish, and a link to the English page. */
export function SpanishPageContent({ page }: { page: SpanishPage }) {
  const { title, lead, paragraphs, links, english } = page;
  return (
    <Container>
      <PageHeader title={title} lead={lead}>
        {paragraphs.length > 0 && <Paragraphs paragraphs={paragraphs} />}
      </PageHeader>
      <ul className={styles.links} role="list">
        {links.map(({ label, url, text }) => (
          <li key={url} className={styles.item}>
            <h2 className={styles.title}>
              <a href={url}>{label}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.english}>
        En inglés:{' '}
        <a href={english.url} lang="en" hrefLang="en">
          {english.label}
        </a>
      </p>
    </Container>
  );
}

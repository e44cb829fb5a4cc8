import type { ReactNode } from 'react';
import { ArticleDetails } from './ArticleDetails';
import { RelatedNews } from './RelatedNews';
import { Container } from '@/components/Container';
import linkStyles from '@/components/LinkList.module.css';
import { findDirective, Markdown } from '@/components/Markdown';
import { PageHeader } from '@/components/PageHeader';
import { type Article, articles } from '@/content/news';
import { findPage } from '@/content/pages';
import { createArticleJsonLd } from '@/app/_frame/structuredData';
import { JsonLd } from '@/app/_frame/JsonLd';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { NewsItemDrawing } from '../NewsItemDrawing';
import styles from './page.module.css';

interface ArticlePageProps {
  params: Promise<{ id: string }>;
}

const components = {
  /** A sheet of paper of its own for each part of a release. */
  part: ({ children }: { children: ReactNode }) => <div className={styles.part}>{children}</div>,
  /** The names of speakers hang in the gutter. */
  transcript: ({ children }: { children: ReactNode }) => (
    <section className={styles.transcript}>{children}</section>
  ),
  /** A page number, printed in the corner of a `part`. */
  folio: ({ children }: { children: ReactNode }) => <p className={styles.folio}>{children}</p>,
};

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ id }) => ({ id: String(id) }));
}

async function findArticle(params: ArticlePageProps['params']): Promise<Article> {
  const { id } = await params;
  const article = articles.find((item) => String(item.id) === id);
  if (!article)
    throw new Error(
      `/news/${id}: no article in content/news has this id. Add one, or correct generateStaticParams.`,
    );
  return article;
}

export async function generateMetadata({ params }: ArticlePageProps) {
  const { id } = await findArticle(params);
  return createPageMetadata(findPage(`/news/${id}`));
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const article = await findArticle(params);
  const inParts = findDirective(article.content, 'part');
  return (
    <PageShell page={findPage(`/news/${article.id}`)}>
      <Container>
        <JsonLd data={createArticleJsonLd(article)} />
        <article className={styles.article}>
          <PageHeader title={article.title} lead={article.summary} />
          <ArticleDetails article={article} />
          <div className={inParts ? styles.parts : styles.whiteCopy}>
            {article.matter && (
              <div className={styles.matter}>
                <p>{article.matter}</p>
              </div>
            )}
            {article.drawing && <NewsItemDrawing name={article.drawing} />}
            <Markdown content={article.content} components={components} />
            <footer className={styles.footer}>
              <small>End of Release {article.release}</small>
            </footer>
          </div>
          <RelatedNews
            title="Related releases"
            items={articles.filter(({ id }) => article.related.includes(id))}
          />
          <p className={styles.back} data-print="no">
            <a className={linkStyles.link} href={findPage('/news').url}>
              Back to News
            </a>
          </p>
        </article>
      </Container>
    </PageShell>
  );
}

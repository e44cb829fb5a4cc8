import { ArticleDetails } from './ArticleDetails';
import { RelatedNews } from './RelatedNews';
import { Container } from '@/components/Container';
import linkStyles from '@/components/LinkList.module.css';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { FormattedText } from '@/components/FormattedText';
import { type Article, articles } from '@/content/news';
import { findPage } from '@/content/pages';
import { createArticleJsonLd } from '@/app/_frame/structuredData';
import { JsonLd } from '@/app/_frame/JsonLd';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { NewsItemDrawing } from '../NewsItemDrawing';
import styles from './article.module.css';

interface ArticlePageProps {
  params: Promise<{ id: string }>;
}

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
  const { nodes, sections } = article.content;
  // Each part of a release that has parts is on a sheet of paper of its own.
  const inParts = sections.some(({ id }) => id === 'part-two');
  const [last, first] = article.folios ?? [];
  return (
    <PageShell page={findPage(`/news/${article.id}`)}>
      <Container>
        <JsonLd data={createArticleJsonLd(article)} />
        <article className={styles.article}>
          <header className={styles.pageHeading}>
            <h1>
              <FormattedText text={article.title} />
            </h1>
            <p className={styles.dek}>{article.summary}</p>
          </header>
          <ArticleDetails article={article} />
          <div className={inParts ? styles.parts : styles.whiteCopy}>
            {article.matter && (
              <div className={styles.matter}>
                <p>{article.matter}</p>
              </div>
            )}
            {article.drawing && (
              <div className={styles.drawing} aria-hidden="true">
                <NewsItemDrawing name={article.drawing} />
              </div>
            )}
            {inParts ? (
              sections.map(({ id, nodes: part }) => (
                <div key={id} className={id && styles.part}>
                  {id === 'part-two' && first && <p className={styles.folio}>p. {first}</p>}
                  <RenderedMarkdown nodes={part} />
                  {id === 'part-one' && last && <p className={styles.folio}>p. {last}</p>}
                </div>
              ))
            ) : (
              <RenderedMarkdown nodes={nodes} />
            )}
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

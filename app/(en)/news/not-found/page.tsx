import type { Metadata } from 'next';
import { Container } from '@/components/Container';
import { NotFound } from '@/components/NotFound';
import { notFound, notFoundInSpanish } from '@/content/notFound';
import { notFoundScript } from '@/app/_frame/notFoundScript';
import { PageShell } from '@/app/_frame/PageShell';

export const metadata: Metadata = { title: notFound.article.title, robots: { index: false } };

/** The export step moves it to news/404.html, for hosts that send the nearest 404 page. */
export default function NewsNotFoundPage() {
  return (
    <PageShell>
      <Container>
        <NotFound kind="article" {...notFound.article} translation={notFoundInSpanish} />
        <script data-own="" dangerouslySetInnerHTML={{ __html: notFoundScript }} />
      </Container>
    </PageShell>
  );
}

import type { Metadata } from 'next';
import { Container } from '@/components/Container';
import { NotFoundMessage } from '@/components/NotFoundMessage';
import { notFoundMessages, otherLanguageLinks } from '@/content/notFound';
import { notFoundScript } from '@/app/_frame/notFoundScript';
import { PageShell } from '@/app/_frame/PageShell';

export const metadata: Metadata = {
  title: notFoundMessages.article.title,
  robots: { index: false },
};

/** The 404 page for addresses below /news. The export step moves the file to news/404.html, where hosts look for the nearest 404 page. */
export default function NewsNotFoundPage() {
  return (
    <PageShell>
      <Container>
        <NotFoundMessage
          kind="article"
          {...notFoundMessages.article}
          translations={otherLanguageLinks}
        />
        <script data-keep="" dangerouslySetInnerHTML={{ __html: notFoundScript }} />
      </Container>
    </PageShell>
  );
}

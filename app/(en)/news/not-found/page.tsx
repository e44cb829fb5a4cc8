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

/** The 404 page below /news. The export step moves it to news/404.html: hosts serve the nearest. */
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

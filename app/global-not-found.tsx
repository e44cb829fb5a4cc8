import type { Metadata } from 'next';
// Imported first, as in the layouts: globals.css has to precede the CSS Modules of the components.
import { Document, documentMetadata, documentViewport } from './_frame/Document';
import { Container } from '@/components/Container';
import { NotFoundMessage } from '@/components/NotFoundMessage';
import { notFoundPages, notFoundTranslations } from '@/content/notFound';
import { notFoundScript } from './_frame/notFoundScript';
import { PageShell } from './_frame/PageShell';

export const metadata: Metadata = { ...documentMetadata, title: notFoundPages.page.title };
export const viewport = documentViewport;

/** The page 404.html, which most hosts send for every unknown address. */
export default function NotFoundPage() {
  return (
    <Document lang="en">
      <PageShell>
        <Container>
          <NotFoundMessage
            kind="page"
            {...notFoundPages.page}
            translations={notFoundTranslations}
          />
          <NotFoundMessage
            kind="article"
            {...notFoundPages.article}
            translations={notFoundTranslations}
            hidden
          />
          <script data-keep="" dangerouslySetInnerHTML={{ __html: notFoundScript }} />
        </Container>
      </PageShell>
    </Document>
  );
}

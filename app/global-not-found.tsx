import type { Metadata } from 'next';
// Imported first, as in the layouts: globals.css has to precede the CSS Modules of the components.
import { Document, sharedRootMetadata, sharedRootViewport } from './_frame/Document';
import { Container } from '@/components/Container';
import { NotFoundMessage } from '@/components/NotFoundMessage';
import { notFoundPageTexts, otherLanguageHomeLinks } from '@/content/notFound';
import { notFoundMessageScript } from './_frame/notFoundMessageScript';
import { PageShell } from './_frame/PageShell';

export const metadata: Metadata = { ...sharedRootMetadata, title: notFoundPageTexts.page.title };
export const viewport = sharedRootViewport;

/** The page 404.html, which most hosts send for every unknown address. */
export default function NotFoundPage() {
  return (
    <Document lang="en">
      <PageShell>
        <Container>
          <NotFoundMessage
            kind="page"
            {...notFoundPageTexts.page}
            translations={otherLanguageHomeLinks}
          />
          <NotFoundMessage
            kind="article"
            {...notFoundPageTexts.article}
            translations={otherLanguageHomeLinks}
            hidden
          />
          <script data-keep="" dangerouslySetInnerHTML={{ __html: notFoundMessageScript }} />
        </Container>
      </PageShell>
    </Document>
  );
}

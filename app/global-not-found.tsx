import type { Metadata } from 'next';
// First, as in the layouts: what is said of every element has to come before what a module says.
import { Document, documentMetadata, documentViewport } from './_frame/Document';
import { Container } from '@/components/Container';
import { NotFound } from '@/components/NotFound';
import { notFound, notFoundInSpanish } from '@/content/notFound';
import { notFoundScript } from './_frame/notFoundScript';
import { PageShell } from './_frame/PageShell';

export const metadata: Metadata = { ...documentMetadata, title: notFound.page.title };
export const viewport = documentViewport;

/** Becomes 404.html, which most hosts send for every unknown address, news or not. */
export default function NotFoundPage() {
  return (
    <Document lang="en">
      <PageShell>
        <Container>
          <NotFound kind="page" {...notFound.page} translation={notFoundInSpanish} />
          <NotFound kind="article" {...notFound.article} translation={notFoundInSpanish} hidden />
          <script data-own="" dangerouslySetInnerHTML={{ __html: notFoundScript }} />
        </Container>
      </PageShell>
    </Document>
  );
}

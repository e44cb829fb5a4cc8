import type { Metadata } from 'next';
// Imported first, because globals.css has to precede the CSS Modules of components.
import { RootLayout, rootMetadata, rootViewport } from './_frame/RootLayout';
import { Container } from '@/components/Container';
import { NotFoundMessage } from '@/components/NotFoundMessage';
import { notFoundMessages, otherLanguageLinks } from '@/content/notFound';
import { notFoundScript } from './_frame/notFoundScript';
import { PageShell } from './_frame/PageShell';

export const metadata: Metadata = { ...rootMetadata, title: notFoundMessages.page.title };
export const viewport = rootViewport;

/** 404.html, which most hosts send for every unknown address. */
export default function NotFoundPage() {
  return (
    <RootLayout lang="en">
      <PageShell>
        <Container>
          <NotFoundMessage
            kind="page"
            {...notFoundMessages.page}
            translations={otherLanguageLinks}
          />
          <NotFoundMessage
            kind="article"
            {...notFoundMessages.article}
            translations={otherLanguageLinks}
            hidden
          />
          <script data-keep="" dangerouslySetInnerHTML={{ __html: notFoundScript }} />
        </Container>
      </PageShell>
    </RootLayout>
  );
}

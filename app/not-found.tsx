import type { Metadata } from 'next';
import { Container } from '@/components/Container';
import { NotFound } from '@/components/NotFound';
import { notFound } from '@/content/notFound';
import { notFoundScript } from './notFoundScript';
import { Shell } from './Shell';

export const metadata: Metadata = { title: notFound.page.title };

/** Becomes 404.html, which most hosts send for every unknown address, news or not. */
export default function NotFoundPage() {
  return (
    <Shell>
      <Container>
        <NotFound kind="page" {...notFound.page} />
        <NotFound kind="article" {...notFound.article} hidden />
        <script dangerouslySetInnerHTML={{ __html: notFoundScript }} />
      </Container>
    </Shell>
  );
}

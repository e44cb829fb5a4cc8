import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { findTranslations } from '@/content/siteIndex';
import { spanishEducationPage } from '@/content/spanishPages';
import { SpanishPageContent } from '../SpanishPageContent';

export const metadata = pageMetadata({ ...spanishEducationPage, path: '/es/education' });

export default function SpanishEducationPage() {
  return (
    <PageShell
      language="es"
      translations={findTranslations('/es/education')}
      breadcrumb={{ current: spanishEducationPage.title }}
    >
      <SpanishPageContent page={spanishEducationPage} />
    </PageShell>
  );
}

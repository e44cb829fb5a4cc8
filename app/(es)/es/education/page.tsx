import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { translationsAt } from '@/content/siteIndex';
import { spanishEducation } from '@/content/spanishPages';
import { SpanishPageContent } from '../SpanishPageContent';

export const metadata = pageMetadata({ ...spanishEducation, path: '/es/education' });

export default function SpanishEducationPage() {
  return (
    <PageShell
      language="es"
      translations={translationsAt('/es/education')}
      breadcrumb={{ current: spanishEducation.title }}
    >
      <SpanishPageContent page={spanishEducation} />
    </PageShell>
  );
}

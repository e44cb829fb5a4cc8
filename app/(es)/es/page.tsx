import { pageMetadata } from '@/app/_frame/metadata';
import { JsonLd } from '@/app/_frame/JsonLd';
import { PageShell } from '@/app/_frame/PageShell';
import { spanishWebsiteJsonLd } from '@/app/_frame/structuredData';
import { translationsAt } from '@/content/siteIndex';
import { spanishHome } from '@/content/spanishPages';
import { SpanishPageContent } from './SpanishPageContent';

export const metadata = pageMetadata({ ...spanishHome, path: '/es' });

export default function SpanishHomePage() {
  return (
    <PageShell language="es" translations={translationsAt('/es')}>
      <JsonLd data={spanishWebsiteJsonLd} />
      <SpanishPageContent page={spanishHome} />
    </PageShell>
  );
}

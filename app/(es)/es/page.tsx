import { pageMetadata } from '@/app/_frame/metadata';
import { JsonLd } from '@/app/_frame/JsonLd';
import { PageShell } from '@/app/_frame/PageShell';
import { spanishWebsiteJsonLd } from '@/app/_frame/structuredData';
import { findTranslations } from '@/content/siteIndex';
import { spanishHomePage } from '@/content/spanishPages';
import { SpanishPageContent } from './SpanishPageContent';

export const metadata = pageMetadata({ ...spanishHomePage, path: '/es' });

export default function SpanishHomePage() {
  return (
    <PageShell language="es" translations={findTranslations('/es')}>
      <JsonLd data={spanishWebsiteJsonLd} />
      <SpanishPageContent page={spanishHomePage} />
    </PageShell>
  );
}

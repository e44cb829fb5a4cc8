import { Form10QPage } from '@/app/_form10Q/Form10QPage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { form10QTexts, form10QPathByLanguage } from '@/content/form10Q';

export const metadata = createPageMetadata({
  ...form10QTexts.es,
  path: form10QPathByLanguage.es,
});

export default function SpanishForm10QPage() {
  return <Form10QPage form={form10QTexts.es} language="es" />;
}

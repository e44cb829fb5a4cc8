import { Form10QPage } from '@/app/_form10Q/Form10QPage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { form10QText, form10QPaths } from '@/content/form10Q';

export const metadata = createPageMetadata({ ...form10QText.es, path: form10QPaths.es });

export default function SpanishForm10QPage() {
  return <Form10QPage form={form10QText.es} language="es" />;
}

import { Form10QPage } from '@/app/_form10Q/Form10QPage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { form10QText, form10QPaths } from '@/content/form10Q';

export const metadata = createPageMetadata({ ...form10QText.en, path: form10QPaths.en });

export default function EnglishForm10QPage() {
  return <Form10QPage form={form10QText.en} language="en" />;
}

import { Form10QPage } from '@/app/_form10Q/Form10QPage';
import { pageMetadata } from '@/app/_frame/metadata';
import { form10Q, form10QPaths } from '@/content/form10Q';

export const metadata = pageMetadata({ ...form10Q.en, path: form10QPaths.en });

export default function EnglishForm10QPage() {
  return <Form10QPage form={form10Q.en} language="en" />;
}

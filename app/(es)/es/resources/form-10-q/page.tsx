import { Form10QPage } from '@/app/_form10Q/Form10QPage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { readForm10Q } from '@/content/form10Q';
import { findPage } from '@/content/pages';

const page = findPage('/es/resources/form-10-q');

export const metadata = createPageMetadata(page);

export default function SpanishForm10QPage() {
  return <Form10QPage form={readForm10Q('es')} page={page} />;
}

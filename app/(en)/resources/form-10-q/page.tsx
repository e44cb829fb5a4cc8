import { Form10QPage } from '@/app/_form10Q/Form10QPage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { findPage } from '@/content/pages';

const page = findPage('/resources/form-10-q');

export const metadata = createPageMetadata(page);

export default function EnglishForm10QPage() {
  return <Form10QPage page={page} />;
}

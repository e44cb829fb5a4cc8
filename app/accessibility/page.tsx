import { readPage } from '@/content/pages';
import { pageMetadata } from '../metadata';
import { ProsePage } from '../ProsePage';

const page = readPage('accessibility');

export const metadata = pageMetadata({ ...page, path: '/accessibility' });

export default function AccessibilityPage() {
  return <ProsePage page={page} contents />;
}

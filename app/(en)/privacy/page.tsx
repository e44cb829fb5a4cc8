import { ClearStoredData } from './ClearStoredData.client';
import { Island } from '@/components/Island.client';
import { clearStoredWords } from '@/content/clearStored';
import { readProsePage } from '@/content/prosePage';
import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('privacy');

export const metadata = pageMetadata({ ...page, path: '/privacy' });

export default function PrivacyPage() {
  return (
    <ProsePage page={page}>
      <Island id="clear">
        <ClearStoredData words={clearStoredWords} />
      </Island>
    </ProsePage>
  );
}

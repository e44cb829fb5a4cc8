import { ClearStoredDataButton } from './ClearStoredDataButton.client';
import { Island } from '@/components/Island.client';
import { clearStoredDataWords } from '@/content/clearStoredDataWords';
import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('privacy');

export const metadata = createPageMetadata({ ...page, path: '/privacy' });

export default function PrivacyPage() {
  return (
    <ProsePage page={page} withContents>
      <Island id="clear">
        <ClearStoredDataButton words={clearStoredDataWords} />
      </Island>
    </ProsePage>
  );
}

import { ClearStoredDataButton } from './ClearStoredDataButton.client';
import { Island } from '@/components/Island.client';
import { clearStoredDataWords } from '@/content/clearStoredDataWords';
import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = findPage('/privacy');

export const metadata = createPageMetadata(page);

export default function PrivacyPage() {
  return (
    <ProsePage page={page} withContents>
      <Island id="clear">
        <ClearStoredDataButton words={clearStoredDataWords} />
      </Island>
    </ProsePage>
  );
}

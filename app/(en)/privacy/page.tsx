import type { ReactNode } from 'react';
import { ClearStoredDataButton } from './ClearStoredDataButton.client';
import { EmptyShelfDrawing } from './EmptyShelfDrawing';
import { Island } from '@/components/Island';
import { clearStoredDataWords } from '@/content/clearStoredDataWords';
import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import styles from './page.module.css';

const page = findPage('/privacy');

export const metadata = createPageMetadata(page);

const components = {
  inventory: ({ children }: { children: ReactNode }) => (
    <div className={styles.inventory}>
      {children}
      <EmptyShelfDrawing caption="The Archivist has kept the shelf." />
    </div>
  ),
  'clear-stored-data': () => (
    <Island id="clear" component={ClearStoredDataButton} props={{ words: clearStoredDataWords }} />
  ),
};

export default function PrivacyPage() {
  return <ProsePage page={page} components={components} withContents />;
}

import type { ReactNode } from 'react';
import { FullSeal } from '@/components/Seal';
import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import styles from './page.module.css';

const page = findPage('/disclaimer');

export const metadata = createPageMetadata(page);

const components = {
  'plain-words': ({ children }: { children: ReactNode }) => (
    <div className={styles.plainWords}>
      <div className={styles.seal}>
        <FullSeal isCrossedOut />
      </div>
      {children}
    </div>
  ),
};

export default function DisclaimerPage() {
  return <ProsePage page={page} components={components} withContents />;
}

import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = findPage('/education/simp-recovery-program');

export const metadata = createPageMetadata(page);

export default function RecoveryProgramPage() {
  return <ProsePage page={page} withContents />;
}

import { readProsePage } from '@/content/prosePage';
import { educationLink } from '@/app/_frame/educationLink';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = readProsePage('simp-recovery-program');

export const metadata = createPageMetadata({ ...page, path: '/education/simp-recovery-program' });

export default function RecoveryProgramPage() {
  return <ProsePage page={page} parent={educationLink} withContents />;
}

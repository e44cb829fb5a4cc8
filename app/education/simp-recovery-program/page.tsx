import { readPage } from '@/content/pages';
import { educationLink } from '../../educationLink';
import { pageMetadata } from '../../metadata';
import { ProsePage } from '../../ProsePage';

const page = readPage('simp-recovery-program');

export const metadata = pageMetadata({ ...page, path: '/education/simp-recovery-program' });

export default function RecoveryProgramPage() {
  return <ProsePage page={page} above={educationLink} contents />;
}

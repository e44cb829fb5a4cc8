import { pageMetadata } from '@/app/_frame/metadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { enforcement } from '@/content/enforcement';
import { readPage } from '@/content/pages';
import { href } from '@/content/site';
import { Transcript } from './Transcript';

const page = readPage('desk-lamp-transcript');

export const metadata = pageMetadata({ ...page, path: '/enforcement/desk-lamp-transcript' });

export default function DeskLampTranscriptPage() {
  return (
    <ProsePage
      page={page}
      parent={{ label: enforcement.title, url: href('/enforcement') }}
      text={<Transcript html={page.html} />}
      withContents
    />
  );
}

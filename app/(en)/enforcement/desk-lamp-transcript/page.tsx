import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { NextPaper } from '@/components/NextPaper';
import { enforcementPage } from '@/content/enforcement';
import { readProsePage } from '@/content/prosePage';
import { href } from '@/content/site';
import { nextPaper, workingFileWords } from '@/content/workingFile';
import { Transcript } from './Transcript';

const page = readProsePage('desk-lamp-transcript');

export const metadata = createPageMetadata({ ...page, path: '/enforcement/desk-lamp-transcript' });

export default function DeskLampTranscriptPage() {
  return (
    <ProsePage
      page={page}
      parent={{ label: enforcementPage.title, url: href('/enforcement') }}
      text={<Transcript sections={page.sections} />}
      withContents
    >
      <NextPaper title={workingFileWords.next} paper={nextPaper('transcript')} />
    </ProsePage>
  );
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { NextPaper } from '@/components/NextPaper';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { getNextPaper, paperWords } from '@/content/papers';
import { Transcript } from './Transcript';

const page = findPage('/enforcement/desk-lamp-transcript');
const prose = readProsePage(page.path);

export const metadata = createPageMetadata(page);

export default function DeskLampTranscriptPage() {
  return (
    <ProsePage page={page} text={<Transcript sections={prose.sections} />} withContents>
      <NextPaper title={paperWords.next} paper={getNextPaper('transcript')} />
    </ProsePage>
  );
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { Transcript } from './Transcript';
import styles from './Transcript.module.css';

const page = findPage('/enforcement/desk-lamp-transcript');

export const metadata = createPageMetadata(page);

export default function DeskLampTranscriptPage() {
  const texts = readProsePage(page.path);
  return (
    <ProsePage
      page={page}
      texts={texts}
      picture={
        <div className={styles.lamp} data-print="no">
          <DeskLampDrawing withMoth />
        </div>
      }
      text={<Transcript content={texts.content} />}
      withContents
    />
  );
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { NextPaper } from '@/components/NextPaper';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { findPage } from '@/content/pages';
import { findPaper, paperWords } from '@/content/papers';
import { readProsePage } from '@/content/prosePage';
import { FiledRequestDrawing } from './FiledRequestDrawing';
import styles from './page.module.css';

const page = findPage('/freedom-of-infatuation');
const prose = readProsePage(page.path);

export const metadata = createPageMetadata(page);

export default function FreedomOfInfatuationPage() {
  return (
    <ProsePage
      page={page}
      text={
        <div className={styles.columns}>
          <FiledRequestDrawing />
          <div>
            <RenderedMarkdown nodes={prose.nodes} withSections />
            <NextPaper title={paperWords.next} paper={findPaper('release')} />
          </div>
        </div>
      }
    />
  );
}

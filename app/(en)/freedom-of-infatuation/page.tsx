import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { readProsePage } from '@/content/prosePage';
import { FiledRequestDrawing } from './FiledRequestDrawing';
import styles from './page.module.css';

const page = readProsePage('freedom-of-infatuation');

export const metadata = createPageMetadata({ ...page, path: '/freedom-of-infatuation' });

export default function FreedomOfInfatuationPage() {
  return (
    <ProsePage
      page={page}
      text={
        <div className={styles.columns}>
          <RenderedMarkdown nodes={page.nodes} withSections />
          <FiledRequestDrawing />
        </div>
      }
    />
  );
}

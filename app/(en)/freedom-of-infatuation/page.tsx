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
const { sections } = readProsePage(page.path);
const render = (parts: typeof sections) => (
  <RenderedMarkdown nodes={parts.flatMap(({ nodes }) => nodes)} withSections />
);
const text = (
  <div className={styles.columns}>
    <FiledRequestDrawing />
    {render(sections.slice(0, 2))}
    {render(sections.slice(2, 3))}
    <div>
      {render(sections.slice(3))}
      <NextPaper title={paperWords.next} paper={findPaper('release')} />
    </div>
  </div>
);

export const metadata = createPageMetadata(page);

export default function FreedomOfInfatuationPage() {
  return <ProsePage page={page} text={text} />;
}

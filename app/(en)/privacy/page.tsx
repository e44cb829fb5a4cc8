import { ClearStoredDataButton } from './ClearStoredDataButton.client';
import { EmptyShelfDrawing } from './EmptyShelfDrawing';
import { Island } from '@/components/Island';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { clearStoredDataWords } from '@/content/clearStoredDataWords';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import styles from './PrivacyPage.module.css';

const page = findPage('/privacy');

const { sections } = readProsePage(page.path);
const render = (parts: typeof sections) => (
  <RenderedMarkdown nodes={parts.flatMap(({ nodes }) => nodes)} withSections />
);
const text = (
  <>
    <div className={styles.inventory}>
      {render(sections.slice(0, 1))}
      <EmptyShelfDrawing caption="The Archivist has kept the shelf." />
    </div>
    {render(sections.slice(1, 3))}
    <Island id="clear" component={ClearStoredDataButton} props={{ words: clearStoredDataWords }} />
    {render(sections.slice(3))}
  </>
);

export const metadata = createPageMetadata(page);

export default function PrivacyPage() {
  return <ProsePage page={page} text={text} withContents />;
}

import { ClearStoredDataButton } from './ClearStoredDataButton.client';
import { EmptyShelfDrawing } from './EmptyShelfDrawing';
import { Island } from '@/components/Island.client';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import section from '@/components/Section.module.css';
import { clearStoredDataWords } from '@/content/clearStoredDataWords';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';

const page = findPage('/privacy');

const [inventory, ...others] = readProsePage(page.path).sections;
const text = (
  <section className={section.section}>
    <RenderedMarkdown nodes={inventory?.nodes ?? []} withSections />
    <EmptyShelfDrawing caption="The Archivist has kept the shelf." />
    <RenderedMarkdown nodes={others.flatMap(({ nodes }) => nodes)} withSections />
  </section>
);

export const metadata = createPageMetadata(page);

export default function PrivacyPage() {
  return (
    <ProsePage page={page} text={text} withContents>
      <Island id="clear">
        <ClearStoredDataButton words={clearStoredDataWords} />
      </Island>
    </ProsePage>
  );
}

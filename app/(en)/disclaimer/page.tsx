import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { FullSeal } from '@/components/Seal';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import styles from './DisclaimerPage.module.css';

const page = findPage('/disclaimer');

const [inPlainWords, ...others] = readProsePage(page.path).sections;
const text = (
  <>
    <div className={styles.plainWords}>
      <div className={styles.seal}>
        <FullSeal isCrossedOut />
      </div>
      <RenderedMarkdown nodes={inPlainWords?.nodes ?? []} />
    </div>
    {others.map(({ id, nodes }) => (
      <RenderedMarkdown key={id} nodes={nodes} withSections />
    ))}
  </>
);

export const metadata = createPageMetadata(page);

export default function DisclaimerPage() {
  return <ProsePage page={page} text={text} withContents />;
}

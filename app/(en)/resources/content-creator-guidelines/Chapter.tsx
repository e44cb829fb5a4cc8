import type { PropsWithChildren } from 'react';
import { Disclosure } from '@/components/Disclosure';
import { Markdown, type MarkdownComponents } from '@/components/Markdown';
import {
  creatorGuidelinesPage,
  type GuidelineChapter as ChapterText,
  findStruckPassages,
} from '@/content/creatorGuidelines';
import styles from './Chapter.module.css';
import { ChapterTitle } from './ChapterTitle';

export function Chapter({ chapter: { n, title, content } }: { chapter: ChapterText }) {
  return (
    <section className={styles.chapter} id={`chapter-${n}`} data-chapter={n}>
      <ChapterTitle n={n} title={title} />
      <Markdown
        content={content}
        components={{ ...components, struck: () => <StruckWords n={n} /> }}
        unstyled
      />
    </section>
  );
}

const components: MarkdownComponents = {
  'empty-space': ({ children }: PropsWithChildren) => (
    <p className={styles.emptySpace} data-print="no">
      {children}
    </p>
  ),
  meeting: ({ children }: PropsWithChildren) => <div className={styles.notes}>{children}</div>,
  motion: () => <ClerksNote>{creatorGuidelinesPage.motion}</ClerksNote>,
  noted: ClerksNote,
};

function ClerksNote({ children }: PropsWithChildren) {
  return <p className={styles.noted}>{children}</p>;
}

/** Chapter 3 shows what it strikes on phones too, because it is the first that strikes anything. */
function StruckWords({ n }: { n: number }) {
  const { passages, words } = findStruckPassages(n);
  return (
    <Disclosure summary={`${words} words struck`} openOnWideScreens startsOpen={n === 3}>
      <div className={styles.record}>
        <p className={styles.count}>{words} words struck</p>
        <div className={styles.struck}>
          {passages.map((text) => (
            <p key={text}>
              <del>{text}</del>
            </p>
          ))}
        </div>
      </div>
    </Disclosure>
  );
}

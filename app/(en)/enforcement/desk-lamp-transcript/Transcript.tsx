import type { Element, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { Markdown } from '@/components/Markdown';
import { NextPaper } from '@/components/NextPaper';
import { findSection, type MarkdownContent, splitIntoSections } from '@/content/markdown';
import { getNextPaper, paperWords } from '@/content/papers';
import styles from './Transcript.module.css';

/** Numbers every fifth paragraph, in a copy. */
function numberLines(nodes: readonly RootContent[]): RootContent[] {
  const children = structuredClone([...nodes]);
  let line = 0;
  visit({ type: 'root', children }, 'element', ({ tagName, properties }: Element) => {
    if (tagName !== 'p') return;
    line += 1;
    if (line % 5 === 0) properties.dataLine = line;
  });
  return children;
}

const components = {
  /** Twelve empty lines. Screen readers read only the stage direction above them. */
  pause: () => (
    <div className={styles.pause} aria-hidden="true">
      (k)
    </div>
  ),
};

export function Transcript({ content }: { content: MarkdownContent }) {
  const witness = findSection(content, 'the-witness');
  return (
    <div className={styles.transcript}>
      {splitIntoSections(numberLines(content.nodes)).map(({ id, nodes }) => (
        <section
          key={id}
          className={id ? styles.part : styles.before}
          data-witness={id === witness.id || undefined}
        >
          <Markdown content={{ file: content.file, nodes }} components={components} />
        </section>
      ))}
      <NextPaper title={paperWords.next} paper={getNextPaper('transcript')} />
    </div>
  );
}

import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { NextPaper } from '@/components/NextPaper';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import type { MarkdownSection } from '@/content/markdown';
import { getNextPaper, paperWords } from '@/content/papers';
import styles from './Transcript.module.css';

const pauseDirection = '[There is a pause of twelve seconds';

/**
 * Numbers every fifth paragraph of the hearing, and draws the pause as twelve empty lines. Screen
 * readers read only the stage direction.
 */
function markLines(sections: readonly MarkdownSection[]): readonly MarkdownSection[] {
  let line = 0;
  let hasPause = false;
  const marked = structuredClone(sections).map((section) => {
    const root = { type: 'root' as const, children: [...section.nodes] };
    visit(root, 'element', (node, index = 0, parent) => {
      if (node.tagName !== 'p') return;
      line += 1;
      if (line % 5 === 0) node.properties.dataLine = line;
      if (!toString(node).startsWith(pauseDirection)) return;
      hasPause = true;
      parent?.children.splice(index + 1, 0, {
        type: 'element',
        tagName: 'div',
        properties: { className: [String(styles.pause)], ariaHidden: 'true' },
        children: [{ type: 'text', value: '(k)' }],
      });
    });
    return { ...section, nodes: root.children };
  });
  if (!hasPause)
    throw new Error(
      `content/pages/desk-lamp-transcript.md: no paragraph starts with "${pauseDirection}", below which the pause is drawn. Add one, or change Transcript.tsx.`,
    );
  return marked;
}

export function Transcript({ sections }: { sections: readonly MarkdownSection[] }) {
  return (
    <div className={styles.transcript}>
      {markLines(sections).map(({ id, nodes }) => (
        <section
          key={id}
          className={id ? styles.part : styles.before}
          data-witness={id === 'the-witness' || undefined}
        >
          <RenderedMarkdown nodes={nodes} />
        </section>
      ))}
      <NextPaper title={paperWords.next} paper={getNextPaper('transcript')} />
    </div>
  );
}

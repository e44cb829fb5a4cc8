import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import type { MarkdownSection } from '@/content/markdown';
import type { SectionVote } from '@/content/prosePage';
import styles from './Ruling.module.css';

interface RulingProps {
  /** A section with a heading such as "AO-1: A droplet after a joke". */
  section: MarkdownSection;
  vote: SectionVote;
}

export function Ruling({ section: { id, title, nodes }, vote }: RulingProps) {
  const [number, name] = title.split(': ');
  const paragraphs = nodes.filter(({ type }) => type === 'element').slice(1);
  return (
    <section className={styles.sheet}>
      <h2 id={id}>
        <span className={styles.number}>{number}</span>
        <VisuallyHidden>: </VisuallyHidden>
        {name}
      </h2>
      <RenderedMarkdown nodes={paragraphs.slice(0, -2)} />
      <div className={styles.holding}>
        <RenderedMarkdown nodes={paragraphs.slice(-2, -1)} />
      </div>
      <div className={styles.vote}>
        <VoteSeatingPlan ayes={vote.ayes} noes={vote.noes} ayesStand={vote.standing} />
        <RenderedMarkdown nodes={paragraphs.slice(-1)} />
      </div>
    </section>
  );
}

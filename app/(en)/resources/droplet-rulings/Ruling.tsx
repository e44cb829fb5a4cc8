import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import styles from './Ruling.module.css';

/**
 * One advisory opinion on a sheet of paper, with a drawing of the vote. The votes are read from the
 * opinion's words "Adopted 5–4".
 */
export function Ruling({ html }: { html: string }) {
  const [heading = '', id, number, title = ''] =
    /^<h2 id="([^"]+)">(AO-\d+): ([^]*?)<\/h2>/.exec(html) ?? [];
  const [, ayes, noes] = /Adopted (\d)[-–](\d)/.exec(html) ?? [];
  return (
    <section className={styles.sheet}>
      <div className={styles.vote}>
        <VoteSeatingPlan
          ayes={Number(ayes)}
          noes={Number(noes)}
          ayesStand={html.includes('both rooms rising')}
        />
      </div>
      <h2 id={id}>
        <span className={styles.number}>{number}</span>
        <VisuallyHidden>: </VisuallyHidden>
        <span className={styles.title} dangerouslySetInnerHTML={{ __html: title }} />
      </h2>
      <RenderedMarkdown html={html.slice(heading.length)} />
    </section>
  );
}

import { Prose } from '@/components/Prose';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import styles from './Ruling.module.css';

/** One advisory opinion on a sheet, with a drawing of the vote, whose result is read from the end of the text. */
export function Ruling({ html }: { html: string }) {
  const [, ayes, noes] = /Adopted (\d)[-–](\d)/.exec(html) ?? [];
  return (
    <section className={styles.sheet}>
      <div className={styles.vote}>
        <VoteSeatingPlan
          ayes={Number(ayes)}
          noes={Number(noes)}
          standing={html.includes('both rooms rising')}
        />
      </div>
      <Prose html={html} />
    </section>
  );
}

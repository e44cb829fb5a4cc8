import { Children, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import styles from './rulingComponents.module.css';

interface WithChildren {
  children: ReactNode;
}

interface VoteProps extends WithChildren {
  ayes: string;
  noes: string;
  /** An empty string, from an attribute without a value, if those in favor stood up to vote. */
  standing?: string;
}

/** A heading such as "AO-1: A droplet after a joke", with the number in a line of its own. */
function Heading({ id, children }: WithChildren & { id: string }) {
  const [number, name] = Children.toArray(children);
  if (typeof name !== 'string' || !name.startsWith(': ')) return <h2 id={id}>{children}</h2>;
  return (
    <h2 id={id}>
      <span className={styles.number}>{number}</span>
      <VisuallyHidden>: </VisuallyHidden>
      {name.slice(2)}
    </h2>
  );
}

export const rulingComponents = {
  h2: Heading,
  ruling: ({ children }: WithChildren) => <section className={styles.sheet}>{children}</section>,
  /** The symbols that were sent, and their number. */
  exhibits: ({ children }: WithChildren) => <div className={styles.exhibits}>{children}</div>,
  holding: ({ children }: WithChildren) => <div className={styles.holding}>{children}</div>,
  vote: ({ ayes, noes, standing, children }: VoteProps) => (
    <div className={styles.vote}>
      <VoteSeatingPlan ayes={Number(ayes)} noes={Number(noes)} ayesStand={standing !== undefined} />
      {children}
    </div>
  ),
};

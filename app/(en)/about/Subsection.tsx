import type { ReactNode } from 'react';
import styles from './Subsection.module.css';

interface SubsectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Subsection({ title, lead, children }: SubsectionProps) {
  return (
    <section className={styles.subsection}>
      <h3>{title}</h3>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}

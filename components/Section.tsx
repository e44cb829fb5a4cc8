import type { ReactNode } from 'react';
import type { Link } from '@/content/link';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  id?: string;
  lead?: ReactNode;
  /** On wide screens the title is beside the content. */
  titleBeside?: boolean;
  /** Link to the full list, at the right of the heading. */
  more?: Link;
  children: ReactNode;
}

export function Section({ title, id, lead, titleBeside, more, children }: SectionProps) {
  return (
    <section
      className={titleBeside ? `${styles.section} ${styles.titleBeside}` : styles.section}
      id={id}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more && <a href={more.url}>{more.label}</a>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Link } from '@/content/navigation';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Makes the section a target of links: `/about#history`. */
  id?: string;
  lead?: ReactNode;
  /** Where to go for all of it; stands at the end of the heading's row. */
  more?: Link;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, id, lead, more, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more && <a href={more.url}>{more.label}</a>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

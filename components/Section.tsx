import type { ReactNode } from 'react';
import type { Link } from '@/content/navigation';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Fragment that links to the section, as in `/about#history`. */
  id?: string;
  lead?: ReactNode;
  /** Link to the full list, at the end of the heading's row. */
  more?: Link;
  children: ReactNode;
}

/** A section of a page under an h2. */
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

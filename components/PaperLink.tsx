import type { ReactNode } from 'react';
import type { Paper } from '@/content/paper';
import styles from './PaperLink.module.css';

interface PaperLinkProps {
  paper: Paper;
  children?: ReactNode;
}

/** A sheet of the working file: its official name, and the line that links to it. */
export function PaperLink({ paper: { officialName, line, url }, children }: PaperLinkProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.name}>{officialName}</p>
      <p className={styles.line}>
        <a className={styles.link} href={url}>
          {line}
        </a>
      </p>
      {children}
    </div>
  );
}

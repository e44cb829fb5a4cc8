import type { ReactNode } from 'react';
import type { Paper } from '@/content/paper';
import styles from './PaperLink.module.css';

interface PaperLinkProps {
  paper: Paper;
  /** The text of the link, if not the paper’s line. */
  text?: string;
  children?: ReactNode;
}

/** A sheet of the working file: its official name, and the line that links to it. */
export function PaperLink({
  paper: { officialName, line, url },
  text = line,
  children,
}: PaperLinkProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.name}>{officialName}</p>
      <p className={styles.line}>
        <a className={styles.link} href={url}>
          {text}
        </a>
      </p>
      {children}
    </div>
  );
}

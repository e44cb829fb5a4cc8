import { Fragment } from 'react';
import styles from './UserHandle.module.css';

/**
 * A handle is never cut short (a shorter one could be somebody's), so it may break instead: after an
 * underscore or a dot, or before the capital of a word, and nowhere else.
 */
export function UserHandle({ name }: { name: string }) {
  const parts = name.split(/(?<=[_.])|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return (
    <span className={styles.handle}>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

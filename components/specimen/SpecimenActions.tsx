import { Fragment } from 'react';
import { Button } from '../Button';
import styles from './SpecimenActions.module.css';

interface SpecimenActionsProps {
  /** Of the note, which every button is described by. */
  id: string;
  labels: readonly string[];
  note: string;
}

/** Buttons that do nothing, and the line that says so. */
export function SpecimenActions({ id, labels, note }: SpecimenActionsProps) {
  return (
    <div className={styles.group}>
      <div className={styles.buttons}>
        {labels.map((label) => (
          <Fragment key={label}>
            <Button look="specimen" aria-describedby={id}>
              {label}
            </Button>{' '}
          </Fragment>
        ))}
      </div>
      <p className={styles.note} id={id}>
        {note}
      </p>
    </div>
  );
}

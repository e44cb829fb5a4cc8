import { Fragment } from 'react';
import { DisplayOnlyButton } from './DisplayOnlyButton';
import styles from './DisplayOnlyButtons.module.css';
import typography from '../Typography.module.css';

interface DisplayOnlyButtonsProps {
  id: string;
  labels: readonly string[];
  note: string;
}

export function DisplayOnlyButtons({ id, labels, note }: DisplayOnlyButtonsProps) {
  return (
    <div className={styles.group} data-print="no">
      <div className={styles.buttons}>
        {labels.map((label) => (
          <Fragment key={label}>
            <DisplayOnlyButton aria-describedby={id}>{label}</DisplayOnlyButton>{' '}
          </Fragment>
        ))}
      </div>
      <p className={typography.fine} id={id}>
        {note}
      </p>
    </div>
  );
}

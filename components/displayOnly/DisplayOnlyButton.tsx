import type { ComponentProps } from 'react';
import styles from './DisplayOnlyButton.module.css';

/** A button that does nothing, described by a text that says so. */
export function DisplayOnlyButton(
  props: Omit<ComponentProps<'button'>, 'className' | 'type'> & { 'aria-describedby': string },
) {
  return <button type="button" className={styles.button} data-print="no" {...props} />;
}

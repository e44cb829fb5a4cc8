import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** A display-only button needs `aria-describedby` with the id of the text that says it does nothing. */
  variant: 'primary' | 'secondary' | 'displayOnly';
}

/**
 * To disable it, set `aria-disabled` and ignore clicks in the handler. The `disabled` attribute would
 * lose the focus, and the browser would drop a click made before hydration.
 */
export function Button({ variant, ...rest }: ButtonProps) {
  return <button type="button" className={styles[variant]} {...rest} />;
}

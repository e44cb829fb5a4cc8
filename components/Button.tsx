import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** A specimen does nothing: let `aria-describedby` name the line that says so. */
  look: 'primary' | 'quiet' | 'specimen';
}

/**
 * Where it can do nothing yet, give it `aria-disabled` and a handler that refuses: `disabled` would
 * drop the focus, and swallow a click made before the scripts arrive.
 */
export function Button({ look, ...rest }: ButtonProps) {
  return <button type="button" className={styles[look]} {...rest} />;
}

import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant: 'primary' | 'secondary';
}

/**
 * A native button. To disable a button, set `aria-disabled` and ignore clicks in its handler: the
 * attribute `disabled` would drop the focus and the clicks made before hydration.
 */
export function Button({ variant, ...rest }: ButtonProps) {
  return <button type="button" className={styles[variant]} data-print="no" {...rest} />;
}

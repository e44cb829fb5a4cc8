import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant: 'primary' | 'secondary';
}

/**
 * To disable it, set `aria-disabled` and ignore clicks: `disabled` would drop the focus, and clicks
 * made before hydration.
 */
export function Button({ variant, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles[variant]}
      data-print="no"
      data-show="with-scripts"
      {...rest}
    />
  );
}

import styles from './PopoverButton.module.css';

interface PopoverButtonProps {
  /** Id of the popover. */
  target: string;
  label: string;
  /** With `hide` the button only closes the popover. */
  action?: 'hide';
}

/**
 * Opens and closes the header's panel on narrow screens, without scripts. Wide screens hide it,
 * because they always show search and menu.
 */
export function PopoverButton({ target, label, action }: PopoverButtonProps) {
  return (
    <button
      className={styles.button}
      data-print="no"
      type="button"
      popoverTarget={target}
      popoverTargetAction={action}
    >
      {label}
    </button>
  );
}

import styles from './PopoverButton.module.css';

interface PopoverButtonProps {
  /** Id of the popover element that the button opens or closes. */
  target: string;
  label: string;
  /** With `hide` the button can only close the popover; without it, the button opens and closes it. */
  action?: 'hide';
}

/**
 * A button that opens or closes the panel with search and menu of the site header, which is a popover
 * on narrow screens. The browser does this without scripts. Wide screens hide the button, because
 * they always show search and menu.
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

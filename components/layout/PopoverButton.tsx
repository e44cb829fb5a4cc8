import styles from './PopoverButton.module.css';

interface PopoverButtonProps {
  /** Id of the popover element that the button opens or closes. */
  target: string;
  label: string;
  /**
   * With `hide` the button can only close the popover; without it, the button opens and closes it.
   */
  action?: 'hide';
}

/**
 * A button that opens or closes the menu or the search of the site header, which are popovers on
 * narrow screens. The browser does this without scripts. Wide screens hide the button, because they
 * always show the menu and the search.
 */
export function PopoverButton({ target, label, action }: PopoverButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      popoverTarget={target}
      popoverTargetAction={action}
    >
      {label}
    </button>
  );
}

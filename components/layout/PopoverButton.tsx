import styles from './PopoverButton.module.css';

interface PopoverButtonProps {
  /** Id of the popover element. */
  target: string;
  label: string;
  /** `hide` only closes the popover; by default the button toggles it. */
  action?: 'hide';
}

/**
 * A button that opens or closes a popover of the site header without scripts. It is hidden on wide
 * screens, which show the content permanently.
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

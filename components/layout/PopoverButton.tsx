import styles from './PopoverButton.module.css';

interface PopoverButtonProps {
  /** Id of the popover. */
  target: string;
  label: string;
  /** Without it the button toggles. */
  action?: 'hide';
}

/** Toggles a popover of the header without script. Hidden on wide screens, where no popover is used. */
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

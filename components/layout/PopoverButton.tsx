import styles from './PopoverButton.module.css';

interface PopoverButtonProps {
  target: string;
  label: string;
  /** Inside what it closes. */
  action?: 'hide';
}

/** Opens a part of the header that lies open on wide screens. The browser does it, without script. */
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

import styles from './PopoverButton.module.css';

/** Opens a part of the header that lies open on wide screens. The browser does it, without script. */
export function PopoverButton({ target, label }: { target: string; label: string }) {
  return (
    <button className={styles.button} type="button" popoverTarget={target}>
      {label}
    </button>
  );
}

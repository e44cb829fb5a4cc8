import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import styles from './DarkenPageCheckbox.module.css';

/** While the checkbox is checked, the style sheet darkens the page. */
export function DarkenPageCheckbox() {
  return (
    // Otherwise browsers restore the checked state on the next visit.
    <form className={styles.lamp} method="dialog" autoComplete="off">
      <label>
        <DeskLampDrawing withCord />
        <span className={styles.label}>
          <input className={styles.checkbox} type="checkbox" /> Turn the light off
        </span>
      </label>
    </form>
  );
}

import { DeskLamp } from '@/components/DeskLamp';
import styles from './LightSwitch.module.css';

/** A checkbox on a lamp. While it is checked, the style sheet shows the page in the dark. */
export function LightSwitch() {
  return (
    <label className={styles.lamp}>
      <DeskLamp withCord />
      <span className={styles.label}>
        <input className={styles.checkbox} type="checkbox" autoComplete="off" /> Turn the light off
      </span>
    </label>
  );
}

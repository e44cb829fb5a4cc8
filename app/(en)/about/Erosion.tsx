import styles from './Erosion.module.css';

/** Draws how section 4(c) lost its period and then its filers. The text around it tells the same. */
export function Erosion() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <p className={styles.state}>
        <span className={styles.words}>
          simp<mark className={styles.period}>.</mark> filers
        </span>
        Engrossed
      </p>
      <p className={styles.state}>
        <span className={styles.words}>
          simp
          <span className={styles.hole} /> filers
        </span>
        Found
      </p>
      <p className={styles.state}>
        <span className={styles.words}>simp filers</span>
        Enrolled
      </p>
      <p className={styles.state}>
        <span className={styles.words}>
          simp <s className={styles.struck}>filers</s>
        </span>
        Codified
      </p>
    </div>
  );
}

import styles from './DocketNotice.module.css';

export function DocketNotice({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className={styles.notice}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

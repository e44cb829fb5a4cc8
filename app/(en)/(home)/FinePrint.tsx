import styles from './FinePrint.module.css';

export function FinePrint({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={styles.finePrint}>
      <h2 className={styles.title}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

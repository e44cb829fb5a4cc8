import { homePage } from '@/content/home';
import styles from './FinePrintSection.module.css';

const { title, lines } = homePage.finePrint;

export function FinePrintSection() {
  return (
    <section className={styles.finePrint}>
      <h2 className={styles.title}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

import { form1099HeyPage, formBoxes, formCopies } from '@/content/form1099Hey';
import styles from './FormCopies.module.css';

const { formName, parties } = form1099HeyPage;

interface CopyProps {
  copy: string;
  /** A carbon copy is drawn on paper only, so that nothing stands twice in the page’s text. */
  carbon?: boolean;
}

function FormCopy({ copy, carbon = false }: CopyProps) {
  const write = (text: string | number) => (carbon ? <span data-text={text} /> : text);
  return (
    <div
      className={styles.copy}
      aria-hidden={carbon || undefined}
      data-carbon={carbon || undefined}
    >
      <p className={styles.name}>{write(formName)}</p>
      <dl className={styles.boxes}>
        {parties.map(({ term, text }) => (
          <div key={term} className={styles.party}>
            <dt className={styles.label}>{write(term)}</dt>
            <dd className={styles.entry}>{write(text)}</dd>
          </div>
        ))}
        {formBoxes.map(({ label, count, entry }, i) => (
          <div key={label} className={styles.box}>
            <dt className={styles.label}>
              <span className={styles.number}>{write(i + 1)}</span> {write(label)}
              {count !== undefined && <> {write(`× ${count}`)}</>}
            </dt>
            <dd className={styles.entry}>{write(entry)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.label}>{write(copy)}</p>
    </div>
  );
}

/** The form, on a stack whose edges are its copies. On paper all three stand on one page. */
export function FormCopies() {
  const [first, ...others] = formCopies;
  return (
    <div className={styles.copies}>
      <FormCopy copy={first} />
      {others.map((copy) => (
        <FormCopy key={copy} copy={copy} carbon />
      ))}
      <ul className={styles.edges} role="list" data-print="no">
        {others.map((copy) => (
          <li key={copy}>{copy}</li>
        ))}
      </ul>
    </div>
  );
}

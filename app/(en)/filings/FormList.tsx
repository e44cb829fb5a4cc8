import styles from './FormList.module.css';

interface FormListProps {
  forms: readonly { form: string; name: string; use: string; url?: string }[];
}

/** What the forms are called, and what they are for. */
export function FormList({ forms }: FormListProps) {
  return (
    <dl className={styles.forms}>
      {forms.map(({ form, name, use, url }) => (
        <div key={form} className={styles.form}>
          <dt>
            <span className={styles.code}>{form}</span> {url ? <a href={url}>{name}</a> : name}
          </dt>
          <dd className={styles.use}>{use}</dd>
        </div>
      ))}
    </dl>
  );
}

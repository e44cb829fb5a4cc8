import type { DisplayOnlyFormData as Form } from '@/content/displayOnlyForm';
import { DisplayOnlyField } from './DisplayOnlyField';
import styles from './DisplayOnlyForm.module.css';

/**
 * `method="dialog"` outside a dialog submits nothing, even on Enter.
 * @param level of the title's heading
 */
export function DisplayOnlyForm({ form, level = 3 }: { form: Form; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const noteId = `${form.id}-note`;
  const titleId = `${form.id}-title`;
  return (
    <form
      className={styles.form}
      data-print="no"
      method="dialog"
      autoComplete="off"
      aria-labelledby={titleId}
    >
      <Heading className={styles.title} id={titleId}>
        {form.title}
      </Heading>
      <p className={styles.note} id={noteId}>
        {form.note}
      </p>
      <div className={styles.fields}>
        {form.fields.map((field) => (
          <DisplayOnlyField key={field.id} field={field} noteId={noteId} />
        ))}
        <button type="button" className={styles.action} aria-describedby={noteId}>
          {form.action}
        </button>
      </div>
    </form>
  );
}

import type { DisplayOnlyFieldData, DisplayOnlyFormData } from '@/content/displayOnlyForm';
import heading from '../Heading.module.css';
import { DisplayOnlyButton } from './DisplayOnlyButton';
import checkbox from '../Checkbox.module.css';
import styles from './DisplayOnlyForm.module.css';

/**
 * `method="dialog"` outside a dialog submits nothing, even on Enter.
 * @param level of the title's heading
 */
export function DisplayOnlyForm({ form, level = 3 }: { form: DisplayOnlyFormData; level?: 2 | 3 }) {
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
      <Heading className={heading.sans} id={titleId}>
        {form.title}
      </Heading>
      <p className={styles.note} id={noteId}>
        {form.note}
      </p>
      <div className={styles.fields}>
        {form.fields.map((field) => (
          <Field key={field.id} field={field} noteId={noteId} />
        ))}
        <DisplayOnlyButton aria-describedby={noteId}>{form.action}</DisplayOnlyButton>
      </div>
    </form>
  );
}

function Field({ field, noteId }: { field: DisplayOnlyFieldData; noteId: string }) {
  if (field.kind === 'checkboxes') {
    return (
      <fieldset className={styles.boxes} aria-describedby={noteId}>
        <legend className={styles.label}>{field.label}</legend>
        {field.options.map((option) => (
          <label key={option} className={styles.box}>
            <input className={checkbox.checkbox} type="checkbox" defaultChecked />
            {option}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {field.label}
      </label>
      {field.kind === 'select' ? (
        <select className={styles.control} id={field.id} aria-describedby={noteId}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          className={styles.control}
          id={field.id}
          type={field.kind}
          aria-describedby={noteId}
        />
      )}
    </div>
  );
}

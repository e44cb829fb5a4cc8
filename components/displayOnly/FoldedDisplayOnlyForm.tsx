import type { DisplayOnlyFormData } from '@/content/displayOnlyForm';
import { Disclosure } from '../Disclosure';
import { DisplayOnlyForm } from './DisplayOnlyForm';
import styles from './DisplayOnlyForm.module.css';

/** A display-only form that is folded on narrow screens, so that the list below it comes first. */
export function FoldedDisplayOnlyForm({ form }: { form: DisplayOnlyFormData }) {
  return (
    <div className={styles.folded} data-print="no">
      <Disclosure summary={form.title} openOnWideScreens>
        <DisplayOnlyForm form={form} level={2} />
      </Disclosure>
    </div>
  );
}

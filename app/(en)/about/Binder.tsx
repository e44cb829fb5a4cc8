import type { about } from '@/content/about';
import { Paragraphs } from '@/components/Paragraphs';
import { Subsection } from '@/components/Subsection';
import styles from './Binder.module.css';

/** The story of the Binder, beside its dividers as they were found. */
export function Binder({ title, tabs, paragraphs }: (typeof about)['history']['binder']) {
  return (
    <Subsection title={title}>
      <div className={styles.binder}>
        <Paragraphs paragraphs={paragraphs} />
        <ul className={styles.tabs} role="list" aria-label="Tabs of the Binder">
          {tabs.map((tab) => (
            <li key={tab} className={styles.divider}>
              <span className={styles.tab}>{tab}</span>
            </li>
          ))}
        </ul>
      </div>
    </Subsection>
  );
}

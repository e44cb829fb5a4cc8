import type { about } from '@/content/about';
import { Paragraphs } from '@/components/Paragraphs';
import { Seal } from '@/components/Seal';
import { Subsection } from '@/components/Subsection';
import styles from './SealNote.module.css';

export function SealNote({ title, paragraphs, motto }: (typeof about)['organization']['seal']) {
  return (
    <Subsection title={title}>
      <div className={styles.note}>
        <div className={styles.seal}>
          <Seal size="full" lamps={10} />
        </div>
        <div>
          <Paragraphs paragraphs={paragraphs} />
          <dl className={styles.motto}>
            <dt className={styles.latin} lang="la">
              {motto.latin}
            </dt>
            <dd>{motto.english}</dd>
          </dl>
        </div>
      </div>
    </Subsection>
  );
}

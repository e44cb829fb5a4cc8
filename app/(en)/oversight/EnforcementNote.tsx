import type { oversight } from '@/content/oversight';
import type { Link } from '@/content/navigation';
import { ButtonLink } from '@/components/ButtonLink';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import styles from './EnforcementNote.module.css';

type EnforcementNoteProps = (typeof oversight)['enforcement'] & { report: Link };

/** Where oversight ends and enforcement begins. */
export function EnforcementNote({ title, paragraphs, link, report }: EnforcementNoteProps) {
  return (
    <Section title={title} id="enforcement">
      <div className={styles.note}>
        <Paragraphs paragraphs={paragraphs} />
        <ul className={styles.links} role="list">
          <li>
            <ButtonLink link={report} />
          </li>
          <li>
            <ButtonLink link={link} quiet />
          </li>
        </ul>
      </div>
    </Section>
  );
}

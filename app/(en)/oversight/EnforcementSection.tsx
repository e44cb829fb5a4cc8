import { ButtonLink } from '@/components/ButtonLink';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { oversightPage } from '@/content/oversight';
import styles from './EnforcementSection.module.css';

const { title, paragraphs, link } = oversightPage.enforcement;

export function EnforcementSection() {
  return (
    <Section title={title} id="enforcement">
      <div className={styles.note}>
        <Paragraphs paragraphs={paragraphs} />
        <ul className={styles.links} data-print="no" role="list">
          <li>
            <ButtonLink link={oversightPage.report} />
          </li>
          <li>
            <ButtonLink link={link} secondary />
          </li>
        </ul>
      </div>
    </Section>
  );
}

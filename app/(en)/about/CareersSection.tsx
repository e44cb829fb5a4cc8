import { Disclosure } from '@/components/Disclosure';
import { Section } from '@/components/Section';
import { aboutPage, jobOpenings } from '@/content/about';
import card from '@/components/Card.module.css';
import typography from '@/components/Typography.module.css';
import styles from './CareersSection.module.css';

const { title, paragraphs, summary } = aboutPage.careers;

export function CareersSection() {
  return (
    <Section title={title} id="careers" lead={paragraphs.join(' ')} titleBeside>
      <Disclosure summary={summary} openOnWideScreens>
        <ul className={styles.positions} role="list">
          {jobOpenings.map((position) => (
            <li key={position.id} className={card.plain}>
              <h3 className={typography.itemTitle}>{position.title}</h3>
              <p>{position.text}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  );
}

import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { aboutPage } from '@/content/about';
import styles from './MissionSection.module.css';

const {
  title,
  paragraphs: [mandate, ...rest],
} = aboutPage.mission;

export function MissionSection() {
  return (
    <Section title={title} id="mission">
      <p className={styles.mandate}>{mandate}</p>
      <Paragraphs paragraphs={rest} />
    </Section>
  );
}

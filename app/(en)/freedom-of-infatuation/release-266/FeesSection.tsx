import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { release266Page } from '@/content/release266';
import styles from './FeesSection.module.css';

const { fees } = release266Page;

export function FeesSection() {
  return (
    <Section title={fees.title}>
      <Paragraphs paragraphs={[...fees.paragraphs, fees.advice]} />
      {fees.links.map(({ label, url }) => (
        <p key={url} className={styles.link}>
          <a href={url}>{label}</a>
        </p>
      ))}
    </Section>
  );
}

import { DialogueLines } from '@/components/DialogueLines';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { release266Page } from '@/content/release266';
import styles from './ReactionsAndFeesSections.module.css';

const { afterwards, fees } = release266Page;

export function ReactionsAndFeesSections() {
  return (
    <>
      <Section title={afterwards.title}>
        <DialogueLines exchanges={afterwards.exchanges} />
      </Section>
      <Section title={fees.title}>
        <Paragraphs paragraphs={[...fees.paragraphs, fees.advice]} />
        {fees.links.map(({ label, url }) => (
          <p key={url} className={styles.link}>
            <a href={url}>{label}</a>
          </p>
        ))}
      </Section>
    </>
  );
}

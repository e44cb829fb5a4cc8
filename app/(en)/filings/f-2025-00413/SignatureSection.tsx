import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { prospectusPage } from '@/content/prospectus';
import styles from './SignatureSection.module.css';

const { signature, advice } = prospectusPage;

/** The advice is serious, not satire. */
export function SignatureSection() {
  return (
    <Section title={signature.title}>
      <Paragraphs paragraphs={signature.paragraphs} />
      <dl className={styles.lines}>
        {signature.lines.map(({ term, text }) => (
          <div key={term} className={styles.line}>
            <dt>{term}:</dt>
            <dd className={styles.entry}>{text}</dd>
          </div>
        ))}
      </dl>
      <Paragraphs paragraphs={[advice.text]} />
      {advice.links.map(({ label, url }) => (
        <p key={url} className={styles.link}>
          <a href={url}>{label}</a>
        </p>
      ))}
    </Section>
  );
}

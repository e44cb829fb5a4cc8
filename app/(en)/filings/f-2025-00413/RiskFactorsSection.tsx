import { Section } from '@/components/Section';
import { prospectus, risks } from '@/content/prospectus';
import styles from './RiskFactorsSection.module.css';

export function RiskFactorsSection() {
  return (
    <Section title={prospectus.risks.title} id="risks">
      <ol className={styles.risks}>
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ol>
    </Section>
  );
}

import { Section } from '@/components/Section';
import { prospectusPage, riskFactors } from '@/content/prospectus';
import styles from './RiskFactorsSection.module.css';

export function RiskFactorsSection() {
  return (
    <Section title={prospectusPage.risks.title} id="risks">
      <ol className={styles.risks}>
        {riskFactors.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ol>
    </Section>
  );
}

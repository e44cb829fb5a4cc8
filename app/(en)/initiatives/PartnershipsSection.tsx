import { IllustratedSection } from '@/components/IllustratedSection';
import { SpotIllustration } from '@/components/SpotIllustration';
import { initiativesPage } from '@/content/initiatives';
import styles from './PartnershipsSection.module.css';

const pictures = (
  <div className={styles.partners}>
    <SpotIllustration name="chairs" />
    <SpotIllustration name="replies" />
    <SpotIllustration name="bed" />
  </div>
);

export function PartnershipsSection() {
  const texts = initiativesPage.partnerships;
  return <IllustratedSection {...texts} id="partnerships" picture={pictures} />;
}

import { IllustratedSection } from '@/components/IllustratedSection';
import { SpotIllustration } from '@/components/SpotIllustration';
import { initiativesPage } from '@/content/initiatives';
import styles from './PartnershipsSection.module.css';

const { pictures, ...texts } = initiativesPage.partnerships;

export function PartnershipsSection() {
  const partners = (
    <div className={styles.partners}>
      {pictures.map(({ name, caption }) => (
        <figure key={name}>
          <SpotIllustration name={name} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
  return <IllustratedSection {...texts} id="partnerships" picture={partners} />;
}

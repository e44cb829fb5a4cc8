import { Disclosure } from '@/components/Disclosure';
import { Paragraphs } from '@/components/Paragraphs';
import { FullSeal } from '@/components/Seal';
import { Section } from '@/components/Section';
import { SpotIllustration } from '@/components/SpotIllustration';
import { Subsection } from './Subsection';
import { aboutPage, organizationUnits, topOrganizationUnit } from '@/content/about';
import styles from './OrganizationSection.module.css';
import { OrganizationChart } from './OrganizationChart';

const { title, paragraphs, summary, seasonal, annex, seal, contact } = aboutPage.organization;

export function OrganizationSection() {
  return (
    <Section title={title} id="organization" titleBeside>
      <Paragraphs paragraphs={paragraphs} />
      <div className={styles.offices}>
        <Disclosure summary={summary} openOnWideScreens>
          <OrganizationChart
            top={topOrganizationUnit}
            offices={organizationUnits}
            seasonal={seasonal}
          />
        </Disclosure>
      </div>
      <Subsection title={annex.title}>
        <Paragraphs paragraphs={annex.paragraphs} />
        <SpotIllustration name="annex" />
      </Subsection>
      <Subsection title={seal.title}>
        <SealNote />
      </Subsection>
      <Subsection title={contact.title}>
        <Disclosure summary={contact.summary} openOnWideScreens>
          <ContactDetails />
        </Disclosure>
      </Subsection>
    </Section>
  );
}

function SealNote() {
  return (
    <div className={styles.sealNote}>
      <Paragraphs paragraphs={seal.paragraphs} />
      <div className={styles.seal}>
        <FullSeal />
      </div>
    </div>
  );
}

function ContactDetails() {
  return (
    <dl className={styles.details}>
      {contact.details.map(({ term, text }) => (
        <div key={term} className={styles.detail}>
          <dt className={styles.term}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

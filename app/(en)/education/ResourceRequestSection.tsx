import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { DisplayOnlyForm } from '@/components/displayOnly/DisplayOnlyForm';
import { educationPage } from '@/content/education';
import styles from './ResourceRequestSection.module.css';

const { title, paragraphs, link, form } = educationPage.request;

export function ResourceRequestSection() {
  return (
    <Section title={title} id="request">
      <div className={styles.request}>
        <div>
          <Paragraphs paragraphs={paragraphs} />
          <p>
            <a href={link.url}>{link.label}</a>
          </p>
        </div>
        <DisplayOnlyForm form={form} />
      </div>
    </Section>
  );
}

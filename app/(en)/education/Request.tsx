import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { SpecimenForm } from '@/components/specimen/SpecimenForm';
import { Triplicate } from '@/components/Triplicate';
import { education } from '@/content/education';
import styles from './Request.module.css';

const { title, paragraphs, form } = education.request;

export function Request() {
  return (
    <Section title={title} id="request">
      <div className={styles.request}>
        <Paragraphs paragraphs={paragraphs} />
        <div className={styles.sheet}>
          <Triplicate>
            <SpecimenForm form={form} />
          </Triplicate>
        </div>
      </div>
    </Section>
  );
}

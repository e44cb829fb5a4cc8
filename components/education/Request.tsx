import type { education } from '@/content/education';
import { Paragraphs } from '../Paragraphs';
import { Section } from '../Section';
import { SpecimenForm } from '../specimen/SpecimenForm';
import { Triplicate } from '../Triplicate';
import styles from './Request.module.css';

export function Request({ title, paragraphs, form }: (typeof education)['request']) {
  return (
    <Section title={title} id="request">
      <div className={styles.request}>
        <Paragraphs paragraphs={paragraphs} />
        <Triplicate>
          <SpecimenForm form={form} />
        </Triplicate>
      </div>
    </Section>
  );
}

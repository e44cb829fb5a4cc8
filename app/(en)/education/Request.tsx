import type { education } from '@/content/education';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { SpecimenForm } from '@/components/specimen/SpecimenForm';
import { Triplicate } from '@/components/Triplicate';
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

import { educationLinkByLanguage } from '@/app/_frame/educationLink';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { type Form10QTexts, form10QPathByLanguage } from '@/content/form10Q';
import type { Language } from '@/content/languages';
import styles from './Form10QPage.module.css';
import { TenQuestionsForm } from './TenQuestionsForm';

export function Form10QPage({ form, language }: { form: Form10QTexts; language: Language }) {
  const { title, shortTitle, lead, after, plain } = form;
  const educationLink = educationLinkByLanguage[language];
  return (
    <PageShell
      language={language}
      menuItem={educationLink.url}
      translations={form10QPathByLanguage}
      breadcrumb={{ ancestors: [educationLink], current: shortTitle }}
    >
      <Container>
        <div className={styles.head}>
          <PageHeader title={title} lead={lead} />
        </div>
        <TenQuestionsForm form={form} />
        <div className={styles.after}>
          <Section title={after.title}>
            <Paragraphs paragraphs={[...after.paragraphs, plain]} />
          </Section>
        </div>
      </Container>
    </PageShell>
  );
}

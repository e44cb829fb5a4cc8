import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { CrisisLine } from '@/components/CrisisLine';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { crisisLine } from '@/content/crisisLine';
import type { Form10Q } from '@/content/form10Q';
import { getPathLanguage } from '@/content/languages';
import type { Page } from '@/content/pages';
import styles from './Form10QPage.module.css';
import { TenQuestionsForm } from './TenQuestionsForm';

export function Form10QPage({ form, page }: { form: Form10Q; page: Page }) {
  const { title, lead, after, plain } = form;
  return (
    <PageShell page={page}>
      <Container>
        <div className={styles.head}>
          <PageHeader title={title} lead={lead} />
        </div>
        <TenQuestionsForm form={form} />
        <div className={styles.after}>
          <Section title={after.title} titleBeside>
            <Paragraphs paragraphs={[...after.paragraphs, plain]} />
            <CrisisLine parts={crisisLine[getPathLanguage(page.path)]} />
          </Section>
        </div>
      </Container>
    </PageShell>
  );
}

import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { CrisisLine } from '@/components/CrisisLine';
import { Markdown } from '@/components/Markdown';
import { PageHeader } from '@/components/PageHeader';
import { Section } from '@/components/Section';
import { crisisLine } from '@/content/crisisLine';
import type { Form10Q } from '@/content/form10Q';
import { getPathLanguage } from '@/content/languages';
import type { Page } from '@/content/pages';
import styles from './Form10QPage.module.css';
import { TenQuestionsForm } from './TenQuestionsForm';

export function Form10QPage({ form, page }: { form: Form10Q; page: Page }) {
  const { title, lead, after, content } = form;
  return (
    <PageShell page={page}>
      <Container>
        <div className={styles.head}>
          <PageHeader title={title} lead={lead} />
        </div>
        <TenQuestionsForm form={form} />
        <div className={styles.after}>
          <Section title={after} titleBeside>
            <Markdown content={content} />
            <CrisisLine parts={crisisLine[getPathLanguage(page.path)]} />
          </Section>
        </div>
      </Container>
    </PageShell>
  );
}

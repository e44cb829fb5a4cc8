import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { CrisisLine } from '@/components/CrisisLine';
import { Markdown } from '@/components/Markdown';
import { PageHeader } from '@/components/PageHeader';
import { Section } from '@/components/Section';
import { crisisLine } from '@/content/crisisLine';
import { form10QByLanguage } from '@/content/form10Q';
import { getPathLanguage } from '@/content/languages';
import type { Page } from '@/content/pages';
import styles from './Form10QPage.module.css';
import { TenQuestionsForm } from './TenQuestionsForm';

/** Form 10-Q in the language of the page. */
export function Form10QPage({ page }: { page: Page }) {
  const language = getPathLanguage(page.path);
  const form = form10QByLanguage.get(language);
  if (!form)
    throw new Error(
      `${page.path}: there is no content/form-10-q/${language}.md. Add it, or delete the route.`,
    );
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
            <CrisisLine parts={crisisLine[language]} />
          </Section>
        </div>
      </Container>
    </PageShell>
  );
}

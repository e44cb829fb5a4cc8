import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { form10Q } from '@/content/form10Q';
import styles from './formPage.module.css';
import { TenQuestionsForm } from './TenQuestionsForm';

const { title, lead, after, plain } = form10Q;

export const metadata = pageMetadata({ ...form10Q, path: '/resources/form-10-q' });

export default function Form10QPage() {
  return (
    <PageShell
      menuItem={educationLink.url}
      breadcrumb={{ ancestors: [educationLink], current: 'Form 10-Q' }}
    >
      <Container>
        <div className={styles.head}>
          <PageHeader title={title} lead={lead} />
        </div>
        <TenQuestionsForm />
        <div className={styles.after}>
          <Section title={after.title}>
            <Paragraphs paragraphs={[...after.paragraphs, plain]} />
          </Section>
        </div>
      </Container>
    </PageShell>
  );
}

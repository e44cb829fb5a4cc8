import { educationLink } from '@/app/_frame/educationLink';
import { pageMetadata } from '@/app/_frame/metadata';
import { Shell } from '@/app/_frame/Shell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { form10Q } from '@/content/form10Q';
import styles from './formPage.module.css';
import { TenQuestions } from './TenQuestions';

const { title, lead, after, plain } = form10Q;

export const metadata = pageMetadata({ ...form10Q, path: '/resources/form-10-q' });

export default function Form10QPage() {
  return (
    <Shell section={educationLink.url} trail={{ above: [educationLink], here: 'Form 10-Q' }}>
      <Container>
        <div className={styles.head}>
          <PageHeader title={title} lead={lead} />
        </div>
        <TenQuestions />
        <div className={styles.after}>
          <Section title={after.title}>
            <Paragraphs paragraphs={[...after.paragraphs, plain]} />
          </Section>
        </div>
      </Container>
    </Shell>
  );
}

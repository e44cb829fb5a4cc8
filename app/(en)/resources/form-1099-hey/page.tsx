import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { Section } from '@/components/Section';
import { form1099HeyPage } from '@/content/form1099Hey';
import { findPage } from '@/content/pages';
import paragraphs from '@/components/Paragraphs.module.css';
import { FormCopies } from './FormCopies';
import styles from './page.module.css';

const page = findPage('/resources/form-1099-hey');
const { title, lead, instructions } = form1099HeyPage;

export const metadata = createPageMetadata(page);

export default function Form1099HeyPage() {
  return (
    <PageShell page={page}>
      <Container>
        <div className={styles.head}>
          <PageHeader title={title} lead={lead} />
        </div>
        <FormCopies />
        <div className={styles.instructions}>
          <Section title={instructions.title} titleBeside>
            <div className={paragraphs.lines}>
              <p>{instructions.lead}</p>
              <ul>
                {instructions.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p>{instructions.plainWords}</p>
            </div>
          </Section>
        </div>
      </Container>
    </PageShell>
  );
}

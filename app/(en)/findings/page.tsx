import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { ButtonLink } from '@/components/ButtonLink';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import typography from '@/components/Typography.module.css';
import { findings, findingsPage, findingWords, getFindingPath } from '@/content/findings/texts';
import { findPage } from '@/content/pages';
import { href } from '@/content/site';
import { FindingFigure } from './FindingFigure';
import styles from './page.module.css';

const page = findPage('/findings');
const { title, form, lead, rule } = findingsPage;

export const metadata = createPageMetadata(page);

export default function FindingsPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader caption={form} title={title} lead={lead}>
          <p className={typography.small}>{rule}</p>
          <p>
            <ButtonLink link={findingWords.play} />
          </p>
        </PageHeader>
        <ol className={styles.plate} role="list">
          {findings.map((finding, i) => (
            <li key={finding.id} className={styles.specimen}>
              <div className={styles.drawing}>
                <FindingFigure finding={finding} />
              </div>
              <h2 className={styles.title}>
                {i + 1}. <a href={href(getFindingPath(finding))}>{finding.title}</a>
              </h2>
              <p className={styles.line}>{finding.line}</p>
            </li>
          ))}
        </ol>
      </Container>
    </PageShell>
  );
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { ButtonLink } from '@/components/ButtonLink';
import { Container } from '@/components/Container';
import { PageHeader } from '@/components/PageHeader';
import { Table } from '@/components/Table';
import typography from '@/components/Typography.module.css';
import {
  findings,
  findingsPage,
  findingWords,
  formatTakes,
  getFindingPath,
} from '@/content/findings/texts';
import { findPage } from '@/content/pages';
import { href } from '@/content/site';
import styles from './page.module.css';

const page = findPage('/findings');
const { title, form, lead, rule, caption, columns, foot } = findingsPage;

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
        <div className={styles.table}>
          <Table
            caption={caption}
            columns={[{ label: columns.finding }, { label: columns.takes }]}
            rows={findings.map((finding) => [
              <>
                <a className={styles.title} href={href(getFindingPath(finding))}>
                  {finding.title}
                </a>{' '}
                <span className={styles.line}>{finding.line}</span>
              </>,
              formatTakes(finding),
            ])}
          />
          <p className={typography.fine}>{foot}</p>
        </div>
      </Container>
    </PageShell>
  );
}

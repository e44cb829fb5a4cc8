import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { DialogueLines } from '@/components/DialogueLines';
import { LinkList } from '@/components/LinkList';
import { NextPaper } from '@/components/NextPaper';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import paragraphStyles from '@/components/Paragraphs.module.css';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { findPage } from '@/content/pages';
import { prospectusPage, riskFactors } from '@/content/prospectus';
import { getNextPaper, paperWords } from '@/content/papers';
import { ProspectusCover } from './ProspectusCover';
import styles from './page.module.css';

const page = findPage('/filings/f-2025-00413');
const { title, lead, summary, risks, forward, discussion, dilution, underwriting, experts, staff } =
  prospectusPage;
const { signature, advice } = prospectusPage;

export const metadata = createPageMetadata(page);

export default function ProspectusPage() {
  return (
    <PageShell page={page}>
      <Container>
        <div className={styles.passages}>
          <div className={styles.front}>
            <PageHeader title={title} lead={lead} />
            <ProspectusCover />
          </div>
          <Section title={summary.title}>
            <Paragraphs paragraphs={summary.paragraphs} />
          </Section>
          <Section title={risks.title} id="risks">
            <ol className={styles.risks} role="list">
              {riskFactors.map((risk) => (
                <li key={risk} className={styles.risk}>
                  <p>
                    <UnbrokenWords text={risk} />
                  </p>
                </li>
              ))}
            </ol>
          </Section>
          {[forward, discussion].map((passage) => (
            <Section key={passage.title} title={passage.title}>
              <Paragraphs paragraphs={passage.paragraphs} />
            </Section>
          ))}
          <Section title={dilution.title}>
            <div className={paragraphStyles.paragraphs}>
              <Paragraphs paragraphs={dilution.paragraphs} />
              <Table {...dilution.table} />
            </div>
          </Section>
          {[underwriting, experts].map((passage) => (
            <Section key={passage.title} title={passage.title}>
              <Paragraphs paragraphs={passage.paragraphs} />
            </Section>
          ))}
          <Section title={staff.title}>
            <DialogueLines exchanges={staff.exchanges} />
          </Section>
          <Section title={signature.title}>
            <Paragraphs paragraphs={signature.paragraphs} />
            <dl className={styles.lines}>
              {signature.lines.map(({ term, text }) => (
                <div key={term} className={styles.line}>
                  <dt>{term}:</dt>
                  <dd className={styles.entry}>{text || '\u00a0'}</dd>
                </div>
              ))}
            </dl>
            {/* The advice is serious, not satire. */}
            <Paragraphs paragraphs={[advice.text]} />
            <LinkList links={advice.links} />
          </Section>
          <NextPaper title={paperWords.next} paper={getNextPaper('prospectus')} />
        </div>
      </Container>
    </PageShell>
  );
}

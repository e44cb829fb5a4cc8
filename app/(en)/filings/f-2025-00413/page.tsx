import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { DialogueLines } from '@/components/DialogueLines';
import { NextPaper } from '@/components/NextPaper';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { findPage } from '@/content/pages';
import { prospectusPage } from '@/content/prospectus';
import { nextPaper, paperWords } from '@/content/papers';
import { ProspectusCover } from './ProspectusCover';
import styles from './ProspectusPage.module.css';
import { RiskFactorsSection } from './RiskFactorsSection';
import { SignatureSection } from './SignatureSection';

const page = findPage('/filings/f-2025-00413');
const { title, lead, summary, forward, discussion, dilution, underwriting, experts, staff } =
  prospectusPage;

export const metadata = createPageMetadata(page);

export default function ProspectusPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className={styles.prospectus}>
          <ProspectusCover />
        </div>
        <div className={styles.passages}>
          <Section title={summary.title}>
            <Paragraphs paragraphs={summary.paragraphs} />
          </Section>
          <RiskFactorsSection />
          {[forward, discussion].map((passage) => (
            <Section key={passage.title} title={passage.title}>
              <Paragraphs paragraphs={passage.paragraphs} />
            </Section>
          ))}
          <Section title={dilution.title}>
            <div className={styles.content}>
              <Paragraphs paragraphs={dilution.paragraphs} />
              <Table {...dilution.table} />
            </div>
          </Section>
          <Section title={underwriting.title}>
            <Paragraphs paragraphs={underwriting.paragraphs} />
          </Section>
          <Section title={experts.title}>
            <Paragraphs paragraphs={experts.paragraphs} />
          </Section>
          <Section title={staff.title}>
            <DialogueLines exchanges={staff.exchanges} />
          </Section>
          <SignatureSection />
        </div>
        <NextPaper title={paperWords.next} paper={nextPaper('prospectus')} />
      </Container>
    </PageShell>
  );
}

import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { ButtonLink } from '@/components/ButtonLink';
import { Container } from '@/components/Container';
import { fillTemplate } from '@/components/fillTemplate';
import { LinkList } from '@/components/LinkList';
import { Markdown } from '@/components/Markdown';
import { NextPaper } from '@/components/NextPaper';
import nextPaperStyles from '@/components/NextPaper.module.css';
import { PaperStack } from '@/components/PaperStack';
import { RubberStamp } from '@/components/RubberStamp';
import { SmallSeal } from '@/components/Seal';
import typography from '@/components/Typography.module.css';
import {
  findings,
  findingWords as words,
  getFindingPath,
  getFindingPictureUrl,
  getNeighbors,
} from '@/content/findings/texts';
import { metadataWords } from '@/content/metadataWords';
import { findPage } from '@/content/pages';
import { findPaper } from '@/content/papers';
import { href } from '@/content/site';
import { FindingFigure } from '../FindingFigure';
import styles from './page.module.css';

export const dynamicParams = false;

interface FindingPageProps {
  params: Promise<{ finding: string }>;
}

export function generateStaticParams() {
  return findings.map(({ id }) => ({ finding: id }));
}

async function findFinding({ params }: FindingPageProps) {
  const { finding: id } = await params;
  const finding = findings.find((each) => each.id === id);
  if (!finding)
    throw new Error(
      `/findings/${id}: content/findings/texts.ts has no finding with this id. Add one, or correct generateStaticParams.`,
    );
  return finding;
}

export async function generateMetadata(props: FindingPageProps) {
  return createPageMetadata(findPage(getFindingPath(await findFinding(props))));
}

export default async function FindingPage(props: FindingPageProps) {
  const finding = await findFinding(props);
  const place = { n: findings.indexOf(finding) + 1, total: findings.length };
  const neighbors = getNeighbors(finding).map((neighbor) => ({
    label: neighbor.title,
    url: href(getFindingPath(neighbor)),
  }));
  return (
    <PageShell page={findPage(getFindingPath(finding))}>
      <Container>
        <div className={styles.finding}>
          <PaperStack>
            <div className={styles.sheet}>
              <div className={styles.drawing}>
                <FindingFigure finding={finding} />
              </div>
              <div>
                <header className={styles.letterhead}>
                  <SmallSeal />
                  <p className={typography.small}>{fillTemplate(words.caption, place)}</p>
                  <RubberStamp>{metadataWords.en.satire}</RubberStamp>
                </header>
                <h1>{finding.title}</h1>
                <p className={styles.line}>{finding.line}</p>
                <Markdown content={finding.content} unstyled />
                <p className={styles.actions}>
                  <ButtonLink link={words.play} />{' '}
                  <ButtonLink
                    secondary
                    link={{ label: words.save, url: getFindingPictureUrl(finding) }}
                    download=""
                  />
                </p>
                <p className={typography.small}>{words.playNote}</p>
              </div>
            </div>
          </PaperStack>
        </div>
        <div className={styles.more}>
          <NextPaper title={words.enclosed} paper={findPaper(finding.paper)} />
          <nav className={nextPaperStyles.related} data-print="no" aria-label={words.others}>
            <h2 className={nextPaperStyles.title}>{words.others}</h2>
            <LinkList links={[...neighbors, words.all]} />
          </nav>
        </div>
      </Container>
    </PageShell>
  );
}

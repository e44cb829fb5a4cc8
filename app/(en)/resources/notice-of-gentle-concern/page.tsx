import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { LinkList } from '@/components/LinkList';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { addNoBreakSpaces } from '@/content/format';
import { gentleConcernPage, getNoticePath, gentleConcernNotices } from '@/content/gentleConcern';
import { findPage } from '@/content/pages';
import { paperWords } from '@/content/papers';
import { href } from '@/content/site';
import nextPaperStyles from '@/components/NextPaper.module.css';
import typography from '@/components/Typography.module.css';
import styles from './page.module.css';

const page = findPage('/resources/notice-of-gentle-concern');
const { officialName, title, lead, paragraphs, links, list, service } = gentleConcernPage;

export const metadata = createPageMetadata(page);

/** Room temperature, in °F, has no class of its own. */
const classifyWarmth = (servedAt: number) =>
  servedAt < 60 ? 'cold' : servedAt > 74 ? 'warm' : undefined;

export default function GentleConcernPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader caption={officialName} title={title} lead={lead} />
        <Section title={list.title} lead={list.lead}>
          <ul className={styles.notices} role="list">
            {gentleConcernNotices.map((notice) => (
              <li
                key={notice.slug}
                className={styles.notice}
                data-warmth={classifyWarmth(notice.servedAt)}
              >
                <div className={styles.heading}>
                  <h3 className={typography.itemTitle}>
                    <a className={styles.link} href={href(getNoticePath(notice))}>
                      {notice.occasion}
                    </a>
                  </h3>
                  <p className={styles.temperature}>{addNoBreakSpaces(`${notice.servedAt} °F`)}</p>
                </div>
                <svg
                  className={styles.thermometer}
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={`M0 .5H${notice.servedAt}`} />
                </svg>
                <p className={typography.small}>{notice.forWhom}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={service}>
          <div className={styles.closing}>
            <Paragraphs paragraphs={paragraphs} />
            <nav className={nextPaperStyles.related} data-print="no" aria-label={paperWords.next}>
              <h2 className={nextPaperStyles.title}>{paperWords.next}</h2>
              <LinkList links={links} />
            </nav>
          </div>
        </Section>
      </Container>
    </PageShell>
  );
}

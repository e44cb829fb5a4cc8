import { createTableOfContents } from '@/app/_frame/createTableOfContents';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { Disclosure } from '@/components/Disclosure';
import { DescriptionList } from '@/components/DescriptionList';
import { NextPaper } from '@/components/NextPaper';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { SidebarLayout } from '@/components/SidebarLayout';
import { Section } from '@/components/Section';
import {
  commentCounts,
  commentsByTimeOfDay,
  isMinor,
  oneMoreRuleCommentsPage,
  type PublicComment,
} from '@/content/oneMoreRuleComments';
import { findPage } from '@/content/pages';
import { getNextPaper, paperWords } from '@/content/papers';
import { Comment, type CommentProps } from './Comment';
import { CommentCountSection } from './CommentCountSection';
import { findThreadDepths } from './findThreadDepths';
import { getNightProps } from './nightSteps';
import night from './Night.module.css';
import styles from './page.module.css';

const page = findPage('/oversight/one-more-comments');
const { officialName, title, lead, options, edgeKey, more } = oneMoreRuleCommentsPage;

export const metadata = createPageMetadata(page);

/** Comments with a depth, in runs; phones collapse the runs of minor ones. */
function splitIntoRuns(comments: readonly PublicComment[]): CommentProps[][] {
  const depths = findThreadDepths(comments);
  const items = comments.map((comment, i) => ({ comment, depth: depths[i] ?? 0 }));
  const starts = items.flatMap(({ comment }, i) =>
    i === 0 || isMinor(comment) !== isMinor(comments[i - 1]) ? [i] : [],
  );
  return starts.map((start, i) => items.slice(start, starts[i + 1]));
}

const contents = createTableOfContents(
  page,
  Object.fromEntries(commentsByTimeOfDay.map((part) => [part.id, part])),
);

export default function OneMoreRuleCommentsPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader caption={officialName} title={title} lead={lead} />
        <SidebarLayout
          sidebar={
            <>
              <DescriptionList items={options} className={styles.options} />
              <OnThisPage links={contents} />
              <ul className={styles.legend} role="list">
                <li className={styles.overmore}>
                  <a href="#overmore">{commentCounts.overmore.label}</a>
                </li>
                <li className={styles.replyAll}>
                  <a href="#reply-all">{commentCounts.replyAll.label}</a>
                </li>
                <li>{edgeKey.others}</li>
                <li className={styles.indented}>{edgeKey.indented}</li>
              </ul>
            </>
          }
        >
          <div className={styles.groups}>
            {commentsByTimeOfDay.map(({ id, title: hours, comments }) => (
              <div key={id} className={night.ground} {...getNightProps(comments[0])}>
                <Section title={hours} id={id}>
                  {splitIntoRuns(comments).map((items, i) =>
                    isMinor(items[0]?.comment) ? (
                      <Disclosure key={i} summary={`${more} (${items.length})`} openOnWideScreens>
                        <CommentList items={items} />
                      </Disclosure>
                    ) : (
                      <CommentList key={i} items={items} />
                    ),
                  )}
                </Section>
              </div>
            ))}
            <CommentCountSection />
          </div>
          <NextPaper title={paperWords.next} paper={getNextPaper('comments')} />
        </SidebarLayout>
      </Container>
    </PageShell>
  );
}

function CommentList({ items }: { items: readonly CommentProps[] }) {
  return (
    <ol className={styles.stack} role="list">
      {items.map((item) => (
        <Comment key={item.comment.number} {...item} />
      ))}
    </ol>
  );
}

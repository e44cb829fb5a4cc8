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
  oneMoreRuleCommentsPage,
} from '@/content/oneMoreRuleComments';
import { findPage } from '@/content/pages';
import { getNextPaper, paperWords } from '@/content/papers';
import { Comment, type CommentProps } from './Comment';
import { CommentCountSection } from './CommentCountSection';
import { findThreadDepths } from './findThreadDepths';
import styles from './comments.module.css';

const page = findPage('/oversight/one-more-comments');
const { officialName, title, lead, options, edgeKey, more } = oneMoreRuleCommentsPage;

export const metadata = createPageMetadata(page);

/** Phones show this many comments of each group, and collapse the rest. */
const shownOnPhones = 7;

const contents = createTableOfContents(
  page,
  Object.fromEntries(commentsByTimeOfDay.map((part) => [part.id, part])),
);

export default function OneMoreRuleCommentsPage() {
  return (
    <PageShell page={page}>
      <Container>
        <PageHeader officialName={officialName} title={title} lead={lead} />
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
            {commentsByTimeOfDay.map(({ id, title: hours, comments }) => {
              const depths = findThreadDepths(comments);
              const items = comments.map((comment, i) => ({ comment, depth: depths[i] ?? 0 }));
              return (
                <Section key={id} title={hours} id={id}>
                  <CommentList items={items.slice(0, shownOnPhones)} />
                  {items.length > shownOnPhones && (
                    <Disclosure
                      summary={`${more} (${items.length - shownOnPhones})`}
                      openOnWideScreens
                    >
                      <CommentList items={items.slice(shownOnPhones)} />
                    </Disclosure>
                  )}
                </Section>
              );
            })}
            <CommentCountSection />
          </div>
        </SidebarLayout>
        <NextPaper title={paperWords.next} paper={getNextPaper('comments')} />
      </Container>
    </PageShell>
  );
}

function CommentList({ items }: { items: readonly CommentProps[] }) {
  return (
    <ol className={styles.comments} role="list">
      {items.map((item) => (
        <Comment key={item.comment.number} {...item} />
      ))}
    </ol>
  );
}

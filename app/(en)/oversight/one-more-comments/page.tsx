import { createSectionLinks } from '@/app/_frame/createSectionLinks';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { DescriptionList } from '@/components/DescriptionList';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { Section } from '@/components/Section';
import { timeOfDayCommentGroups, oneMoreRuleCommentsPage } from '@/content/oneMoreRuleComments';
import { oversightPage } from '@/content/oversight';
import { href } from '@/content/site';
import { Comment } from './Comment';
import { EdgeKey } from './EdgeKey';
import { CommentCountSection } from './CommentCountSection';
import { findThreadDepths } from './findThreadDepths';
import styles from './comments.module.css';

const path = '/oversight/one-more-comments';
const { title, description, lead, options } = oneMoreRuleCommentsPage;
const above = { label: oversightPage.title, url: href('/oversight') };

export const metadata = createPageMetadata({ title, description, path });

const contents = createSectionLinks(
  path,
  Object.fromEntries(timeOfDayCommentGroups.map((part) => [part.id, part])),
);

export default function OneMoreRuleCommentsPage() {
  return (
    <PageShell menuItem={above.url} breadcrumb={{ ancestors: [above], current: title }}>
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className={styles.columns}>
          <div className={styles.sidebar}>
            <DescriptionList items={options} className={styles.options} />
            <OnThisPage links={contents} />
            <EdgeKey />
          </div>
          <div className={styles.sections}>
            {timeOfDayCommentGroups.map(({ id, title: hours, comments }) => {
              const depths = findThreadDepths(comments);
              return (
                <Section key={id} title={hours} id={id}>
                  <ol className={styles.comments} role="list">
                    {comments.map((comment, i) => (
                      <Comment key={comment.number} comment={comment} depth={depths[i] ?? 0} />
                    ))}
                  </ol>
                </Section>
              );
            })}
            <CommentCountSection />
          </div>
        </div>
      </Container>
    </PageShell>
  );
}

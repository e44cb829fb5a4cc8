import { createSectionLinks } from '@/app/_frame/createSectionLinks';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';
import { Container } from '@/components/Container';
import { DescriptionList } from '@/components/DescriptionList';
import { OnThisPage } from '@/components/OnThisPage';
import { PageHeader } from '@/components/PageHeader';
import { Section } from '@/components/Section';
import { timeOfDayCommentGroups, oneMoreCommentsPage } from '@/content/oneMoreComments';
import { oversightPage } from '@/content/oversight';
import { href } from '@/content/site';
import { Comment } from './Comment';
import { CommentCountSection } from './CommentCountSection';
import styles from './comments.module.css';

const path = '/oversight/one-more-comments';
const { title, description, lead, options } = oneMoreCommentsPage;
const above = { label: oversightPage.title, url: href('/oversight') };

export const metadata = createPageMetadata({ title, description, path });

const contents = createSectionLinks(
  path,
  Object.fromEntries(timeOfDayCommentGroups.map((part) => [part.id, part])),
);

export default function OneMoreCommentsPage() {
  return (
    <PageShell menuItem={above.url} breadcrumb={{ ancestors: [above], current: title }}>
      <Container>
        <PageHeader title={title} lead={lead}>
          <DescriptionList items={options} />
        </PageHeader>
        <OnThisPage links={contents} />
        {timeOfDayCommentGroups.map((part) => (
          <Section key={part.id} title={part.title} id={part.id}>
            <ol className={styles.comments} role="list">
              {part.comments.map((comment) => (
                <Comment key={comment.number} comment={comment} />
              ))}
            </ol>
          </Section>
        ))}
        <CommentCountSection />
      </Container>
    </PageShell>
  );
}

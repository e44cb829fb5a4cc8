import { LinkList } from '@/components/LinkList';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { oneMoreRuleCommentsPage, receivedCommentsTable } from '@/content/oneMoreRuleComments';
import styles from './page.module.css';

const { title, paragraphs, advice, links } = oneMoreRuleCommentsPage.count;

export function CommentCountSection() {
  return (
    <Section title={title} id="count">
      <div className={styles.stack}>
        <Paragraphs paragraphs={[...paragraphs, advice]} />
        <Table {...receivedCommentsTable} />
      </div>
      <LinkList links={links} />
    </Section>
  );
}

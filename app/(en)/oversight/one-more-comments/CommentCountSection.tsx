import { LinkList } from '@/components/LinkList';
import { Paragraphs } from '@/components/Paragraphs';
import paragraphStyles from '@/components/Paragraphs.module.css';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { oneMoreRuleCommentsPage, receivedCommentsTable } from '@/content/oneMoreRuleComments';

const { title, paragraphs, advice, links } = oneMoreRuleCommentsPage.count;

export function CommentCountSection() {
  return (
    <Section title={title} id="count">
      <div className={paragraphStyles.paragraphs}>
        <Paragraphs paragraphs={[...paragraphs, advice]} />
        <Table {...receivedCommentsTable} />
      </div>
      <LinkList links={links} />
    </Section>
  );
}

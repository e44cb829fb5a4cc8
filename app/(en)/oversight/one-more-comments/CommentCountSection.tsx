import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Table } from '@/components/Table';
import { oneMoreRuleCommentsPage, receivedCommentsTable } from '@/content/oneMoreRuleComments';
import styles from './CommentCountSection.module.css';

const { title, paragraphs, advice, links } = oneMoreRuleCommentsPage.count;

export function CommentCountSection() {
  return (
    <Section title={title} id="count">
      <div className={styles.count}>
        <Paragraphs paragraphs={[...paragraphs, advice]} />
        <Table {...receivedCommentsTable} />
      </div>
      <ul className={styles.links} role="list">
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

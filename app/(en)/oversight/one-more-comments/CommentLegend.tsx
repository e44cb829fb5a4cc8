import { commentCounts, oneMoreRuleCommentsPage } from '@/content/oneMoreRuleComments';
import styles from './CommentLegend.module.css';

const { others, indented } = oneMoreRuleCommentsPage.edgeKey;

/** What a comment’s colored edge and its indentation mean. */
export function CommentLegend() {
  return (
    <ul className={styles.key} role="list">
      <li className={styles.overmore}>
        <a href="#overmore">{commentCounts.overmore.label}</a>
      </li>
      <li className={styles.replyAll}>
        <a href="#reply-all">{commentCounts.replyAll.label}</a>
      </li>
      <li>{others}</li>
      <li className={styles.indented}>{indented}</li>
    </ul>
  );
}

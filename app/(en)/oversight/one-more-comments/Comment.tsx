import type { PropsWithChildren } from 'react';
import { FormattedDate } from '@/components/FormattedDate';
import { Markdown, type MarkdownComponents } from '@/components/Markdown';
import { UserHandle } from '@/components/UserHandle';
import {
  printedComments,
  oneMoreRuleCommentsPage,
  type PublicComment,
} from '@/content/oneMoreRuleComments';
import typography from '@/components/Typography.module.css';
import { BananaBreadRecipe } from './BananaBreadRecipe';
import { getNightProps } from './nightSteps';
import styles from './Comment.module.css';

const { labels } = oneMoreRuleCommentsPage;

const findComment = (number?: number) => printedComments.find((each) => each.number === number);

const idOf = ({ number }: PublicComment) => `comment-${number}`;

const textComponents: MarkdownComponents = {
  p: ({ children }: PropsWithChildren) => <p className={styles.text}>{children}</p>,
};

export interface CommentProps {
  comment: PublicComment;
  depth: number;
}

export function Comment({ comment, depth }: CommentProps) {
  const {
    number,
    anchor,
    date,
    hour,
    from,
    kind,
    option,
    slept,
    content,
    to,
    clerkNote,
    clerkLink,
    exhibit,
  } = comment;
  const parent = findComment(to);
  const night = getNightProps(comment);
  return (
    <li
      className={styles.article}
      id={idOf(comment)}
      data-batch={kind}
      {...night}
      style={{ ...night.style, marginInlineStart: `calc(${depth} * var(--step))` }}
    >
      <p className={styles.hour}>{hour}</p>
      <div id={anchor}>
        <h3 className={styles.from}>{from.startsWith('@') ? <UserHandle name={from} /> : from}</h3>
        <p className={typography.fine}>
          <a href={`#${idOf(comment)}`}>No.&nbsp;{number}</a>, <FormattedDate date={date} />
          {parent && (
            <>
              . {labels.to} <a href={`#${idOf(parent)}`}>No.&nbsp;{parent.number}</a>
            </>
          )}
        </p>
        <Markdown content={content} components={textComponents} unstyled />
        <p className={`${styles.answers} ${typography.small}`}>
          <span>
            <b>{labels.option}:</b> {option}
          </span>{' '}
          <span>
            <b>{labels.slept}:</b> {slept}
          </span>
        </p>
        {clerkNote && (
          <p className={styles.clerk}>
            <b>{labels.clerk}</b> {clerkNote}
            {clerkLink && (
              <>
                {' '}
                <a href={clerkLink.url}>{clerkLink.label}</a>.
              </>
            )}
          </p>
        )}
        {exhibit && <BananaBreadRecipe />}
      </div>
    </li>
  );
}

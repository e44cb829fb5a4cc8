import { Paragraphs } from '@/components/Paragraphs';
import { Table } from '@/components/Table';
import type { DashboardAnecdote } from '@/content/dashboards/dashboard';
import linkList from '@/components/LinkList.module.css';
import styles from './AnecdoteSection.module.css';
import { DividedBillDrawing } from './DividedBillDrawing';

export function AnecdoteSection({
  anecdote: { id, title, dividedBill, paragraphs, link },
}: {
  anecdote: DashboardAnecdote;
}) {
  return (
    <section className={styles.anecdote} id={id}>
      <h2 className={styles.title}>{title}</h2>
      {dividedBill && (
        <>
          <DividedBillDrawing amounts={dividedBill.amounts} />
          <Table {...dividedBill.table} hidesCaption />
        </>
      )}
      <Paragraphs paragraphs={paragraphs} />
      <p>
        <a className={linkList.link} href={link.url}>
          {link.label}
        </a>
      </p>
    </section>
  );
}

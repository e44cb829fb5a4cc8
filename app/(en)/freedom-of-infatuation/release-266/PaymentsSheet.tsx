import { Table } from '@/components/Table';
import { release266Page } from '@/content/release266';
import { ReleasedSheet } from './ReleasedSheet';

const { title, status, table } = release266Page.sheets.statement;

export function PaymentsSheet() {
  return (
    <ReleasedSheet title={title} status={status}>
      <Table {...table} total />
    </ReleasedSheet>
  );
}

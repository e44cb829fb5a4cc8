import { Table } from '@/components/Table';
import { release266 } from '@/content/release266';
import { ReleasedSheet } from './ReleasedSheet';

const { title, status, table } = release266.sheets.statement;

export function PaymentsSheet() {
  return (
    <ReleasedSheet title={title} status={status}>
      <Table {...table} total />
    </ReleasedSheet>
  );
}

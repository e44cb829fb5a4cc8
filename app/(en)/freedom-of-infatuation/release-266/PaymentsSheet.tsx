import { Table } from '@/components/Table';
import { release266Page } from '@/content/release266';
import { ReleasedSheetLayout } from './ReleasedSheetLayout';

const { title, status, table } = release266Page.sheets.statement;

export function PaymentsSheet() {
  return (
    <ReleasedSheetLayout title={title} status={status}>
      <Table {...table} />
    </ReleasedSheetLayout>
  );
}

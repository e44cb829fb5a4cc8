import type { IsoDate } from '@/content/dates';
import { formatDate } from '@/content/format';

export function FormattedDate({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

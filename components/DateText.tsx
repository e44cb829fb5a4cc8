import type { IsoDate } from '@/content/dates';

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "May 16, 2025", the same in every zone and locale, and as content writes it into its sentences. */
export function DateText({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{written.format(new Date(`${date}T00:00:00Z`))}</time>;
}

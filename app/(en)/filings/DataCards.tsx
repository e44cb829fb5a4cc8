import type { DataReport } from '@/content/filings';
import { DateText } from '@/components/DateText';
import { IconCards } from '@/components/IconCards';

interface DataCardsProps {
  reports: readonly DataReport[];
  /** Stands before the date of a dashboard's newest figures. */
  updated: string;
}

/** The way to each dashboard. */
export function DataCards({ reports, updated }: DataCardsProps) {
  return (
    <IconCards
      cards={reports.map((report) => ({
        id: report.id,
        icon: report.icon,
        title: <a href={report.url}>{report.name}</a>,
        text: report.description,
        foot: (
          <>
            {updated} <DateText date={report.updated} />
          </>
        ),
      }))}
    />
  );
}

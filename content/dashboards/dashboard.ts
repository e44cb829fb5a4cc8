import type { DashboardChart, TableData } from '../charts';
import type { IconName } from '../icons';
import type { Link } from '../navigation';

/** A chart of a dashboard, with the tab that holds its tables and lists its datasets. */
export interface DashboardTab {
  /** URL fragment of the tab, such as `hemline`. */
  id: string;
  /** Visible text of the tab. */
  label: string;
  chart: DashboardChart;
  /** Tables in the panel of the tab. The first columns of the first table are the values that the chart draws. */
  tables: readonly [TableData, ...TableData[]];
  /** Names listed under "Available Datasets". */
  datasets: readonly string[];
  tableOnlyDatasets?: readonly TableOnlyDataset[];
}

/** A dataset that is shown as a table in the panel of a tab, without a chart. */
export interface TableOnlyDataset {
  /** Id of the dataset's section, and URL fragment of links to it. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** The dataset's table. Its last row has the sums of the others. */
  table: TableData;
}

/** A short story about the index that a dashboard tells above its charts. */
export interface DashboardAnecdote {
  title: string;
  paragraphs: readonly string[];
  link: Link;
}

export interface DashboardTool {
  id: string;
  name: string;
  icon: IconName;
  /** One line that says what the tool would do if it worked. */
  description: string;
  /** Text of the tool's button, which does nothing: "Launch Simulator". */
  action: string;
}

/** A small chart of the values whose mean a summary card shows. */
export interface Sparkline {
  kind: 'line' | 'bars';
  values: readonly number[];
  /** Index of the value that the chart marks. */
  markedIndex: number;
  /** The marked value as text: "Highest in December, $106.71". */
  note: string;
}

export interface SummaryCard {
  label: string;
  /** Formatted value of the card: "$67.90". */
  value: string;
  /** Formatted change from the year before: "+12.4% YOY". */
  change: string;
  spark: Sparkline;
}

/** Content of a dashboard page, such as /filings/coochie-index. */
export interface Dashboard {
  /** Last segment of the page's path: `coochie-index`. */
  slug: string;
  title: string;
  /** Meta description for search engines and shared links, 50 to 160 characters long. */
  description: string;
  /** The first paragraph is the lead; the other stands below it. */
  intro: readonly [string, string];
  /** What the data shows, in one sentence, printed in a box above the charts. */
  finding: string;
  /** Period that the datasets cover, which the specification fixes: "Datasets cover 2020–2025 …" */
  coverage: string;
  anecdote?: DashboardAnecdote;
  /** The dashboard's charts and tabs, in the order in which the page shows them. */
  tabs: readonly [DashboardTab, ...DashboardTab[]];
  tools: readonly DashboardTool[];
}

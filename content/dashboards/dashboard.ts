import type { DashboardChart, TableData } from '../charts';
import type { IconName } from '../icons';
import type { Link } from '../navigation';

/** One question of a dashboard: the chart that answers it, and the tab with its numbers. */
export interface DashboardTab {
  /** The fragment that links to its tab, such as `hemline`. */
  id: string;
  /** Text of its tab. */
  label: string;
  chart: DashboardChart;
  /** The first begins with the numbers that the chart draws. */
  tables: readonly [TableData, ...TableData[]];
  /** Names under "Available Datasets". */
  datasets: readonly string[];
  tableOnlyDatasets?: readonly TableOnlyDataset[];
}

/** A dataset that no chart draws, under the tab where it belongs. */
export interface TableOnlyDataset {
  /** The fragment that links to it. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Its last row is the sum of the others. */
  table: TableData;
}

/** What happened once, told above the charts. */
export interface DashboardAnecdote {
  title: string;
  paragraphs: readonly string[];
  link: Link;
}

export interface DashboardTool {
  id: string;
  name: string;
  icon: IconName;
  /** One line: what it would do. */
  description: string;
  /** Text of its display-only button: "Launch Simulator". */
  action: string;
}

/** What a figure is the mean of, drawn small. */
export interface Sparkline {
  kind: 'line' | 'bars';
  values: readonly number[];
  /** Which of the values is pointed out, */
  marked: number;
  /** and in words: "Highest in December, $106.71". */
  note: string;
}

export interface SummaryCard {
  label: string;
  /** Printed value: "$67.90". */
  value: string;
  /** Change on the year before, in words and figures: "+12.4% YOY". */
  change: string;
  spark: Sparkline;
}

/** One of the four pages below /filings. */
export interface Dashboard {
  /** Last part of its address: `coochie-index`. */
  slug: string;
  title: string;
  /** 50 to 160 characters, for search engines and shared links. */
  description: string;
  intro: readonly string[];
  /** The takeaway box: the page's finding in one sentence. */
  finding: string;
  /** "Datasets cover 2020–2025 …" */
  coverage: string;
  anecdote?: DashboardAnecdote;
  /** As many as there are; charts, tabs and tables come in this order. */
  tabs: readonly [DashboardTab, ...DashboardTab[]];
  tools: readonly DashboardTool[];
}

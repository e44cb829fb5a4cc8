import type { DashboardChart, TableData } from '../charts';
import type { IconName } from '../icons';
import type { Link } from '../link';

/** A tab and its charts, which are above the tabs. The tab's panel lists tables and datasets. */
export interface DashboardTab {
  /** Also the URL fragment of the tab: `hemline`. */
  id: string;
  label: string;
  charts: readonly [DashboardChart, ...DashboardChart[]];
  /** Tables below those of the charts. */
  moreTables?: readonly TableData[];
  /** Names of datasets, listed under "Available Datasets". */
  datasets: readonly string[];
  tableOnlyDatasets?: readonly TableOnlyDataset[];
}

/** The tables in the panel of a tab, those of its charts first. */
export const listTables = ({ charts, moreTables = [] }: DashboardTab): readonly TableData[] => [
  ...charts.map(({ table }) => table),
  ...moreTables,
];

/** A dataset that has no chart, only a table in the panel of a tab. */
export interface TableOnlyDataset {
  /** The URL fragment of links to the dataset. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  table: TableData;
}

export interface DashboardAnecdote {
  /** The URL fragment of links to the anecdote. */
  id?: string;
  title: string;
  /** A bill cut into these parts, in proportion, above a table that names them. */
  dividedBill?: { amounts: readonly number[]; table: TableData };
  paragraphs: readonly string[];
  link: Link;
}

export interface DashboardTool {
  id: string;
  name: string;
  icon: IconName;
  /** The button's label, "Launch Simulator". */
  action: string;
}

/** The small chart on a summary card. The number on the card is the mean of the values drawn. */
export interface Sparkline {
  kind: 'line' | 'bars';
  values: readonly number[];
  markedIndex: number;
  names: readonly string[];
  /** Names the marked value: "Highest in Dec, $106.71". */
  note: string;
}

export interface SummaryCard {
  label: string;
  /** A formatted number: "$67.90". */
  value: string;
  /** Change from the year before: "+12.4% YOY". */
  change: string;
  spark: Sparkline;
}

export interface Dashboard {
  /** Last segment of the page's path: `coochie-index`. */
  slug: string;
  title: string;
  linkLabel?: string;
  /** For search engines and shared links, 50 to 160 characters. */
  description: string;
  /** The first paragraph has larger type. */
  intro: readonly [string, ...string[]];
  /** What the data show, in one sentence, in a box above the charts. */
  finding: string;
  /** Required by the specification: "Datasets cover 2020–2025 …". */
  coverage: string;
  anecdote?: DashboardAnecdote;
  seeAlso: readonly Link[];
  tabs: readonly [DashboardTab, ...DashboardTab[]];
  tools: readonly DashboardTool[];
}

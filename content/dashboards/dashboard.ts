import type { DashboardChart, TableData } from '../charts';
import type { IconName } from '../icons';
import type { Link } from '../navigation';

/**
 * A dataset tab of a dashboard: its chart, which is shown above the tabs, and the tables and dataset names in its
 * panel.
 */
export interface DashboardTab {
  /** Id of the tab, which is also the URL fragment that selects it: `hemline`. */
  id: string;
  label: string;
  chart: DashboardChart;
  /**
   * Tables in the tab's panel. The first table begins with a column of the chart's x values and one for each of its
   * series.
   */
  tables: readonly [TableData, ...TableData[]];
  /** Names of datasets, which the tab's panel lists under "Available Datasets". */
  datasets: readonly string[];
  tableOnlyDatasets?: readonly TableOnlyDataset[];
}

/** A dataset without a chart, shown as a table in the panel of a dataset tab. */
export interface TableOnlyDataset {
  /** Id of the HTML element that contains the dataset, which is the URL fragment of links to it. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  table: TableData;
}

export interface DashboardAnecdote {
  title: string;
  paragraphs: readonly string[];
  link: Link;
}

export interface DashboardTool {
  id: string;
  name: string;
  icon: IconName;
  /** One line about what the tool would do if its button launched it. */
  description: string;
  /** Label of the tool's button, "Launch Simulator", which does nothing when it is pressed. */
  action: string;
}

/** The small chart in a summary card. The card's number is the mean of its values. */
export interface Sparkline {
  kind: 'line' | 'bars';
  values: readonly number[];
  /** Index in `values` of the value that the small chart marks. */
  markedIndex: number;
  /** Text that names the marked value: "Highest in Dec, $106.71". */
  note: string;
}

export interface SummaryCard {
  label: string;
  /** The card's number as text: "$67.90". */
  value: string;
  /** The change of the card's value from the year before, as text: "+12.4% YOY". */
  change: string;
  spark: Sparkline;
}

export interface Dashboard {
  /** Last segment of the path of the dashboard's page: `coochie-index`. */
  slug: string;
  title: string;
  /** The title in menus, cards and lists of other pages, where it differs. */
  linkLabel?: string;
  /** Meta description for search engines and shared links, 50 to 160 characters long. */
  description: string;
  /** Paragraphs below the page's title. The first has larger type. */
  intro: readonly [string, ...string[]];
  /** What the dashboard's data show, in one sentence, printed in a box above the charts. */
  finding: string;
  /**
   * Sentence with the period that the dashboard's datasets cover, which the specification requires: "Datasets cover
   * 2020–2025 …".
   */
  coverage: string;
  anecdotes?: readonly [DashboardAnecdote, ...DashboardAnecdote[]];
  seeAlso: readonly Link[];
  /** Tabs in the order in which the page shows them. */
  tabs: readonly [DashboardTab, ...DashboardTab[]];
  tools: readonly DashboardTool[];
}

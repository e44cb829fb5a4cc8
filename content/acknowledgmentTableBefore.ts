import type { TableData } from './charts';
import {
  acknowledgmentValues,
  acknowledgmentValueTable,
  formatAcknowledgmentValue,
} from './regulations';

/** The acknowledgment equivalents until May 15, 2025, when the row without a value was filled. */
export const acknowledgmentTableBefore: TableData = {
  ...acknowledgmentValueTable,
  rows: acknowledgmentValues.map((row) => [
    row.acknowledgment,
    row.value === undefined ? 'Not yet observed' : formatAcknowledgmentValue(row),
  ]),
};

import { registrations } from '../../datasets/registrations';
import { sum } from '../../datasets/statistics';
import { type RegistryRow, registryRows } from '../../registry';

const yearOf = (text: string) => text.match(/\d{4}/)?.[0] ?? '';

/** Registered in all the months before one of that year. */
const before = (year: string) =>
  sum(registrations.rows.filter((row) => yearOf(row.month) < year).map((row) => row.registrations));

/** Which card of the drawer an entry is, counted from the first that was numbered. */
function placeOf({ id }: RegistryRow): number {
  return before(yearOf(id)) + Number(id.slice(-5));
}

const cards = sum(registrations.rows.map((row) => row.registrations));
const entries = registryRows.map((row) => ({ ...row, place: placeOf(row) }));

const august = registrations.rows.findIndex(({ month }) => month.startsWith('Aug'));
const untilAugust = sum(registrations.rows.slice(0, august).map((row) => row.registrations));

/** What stands beside the lead: the drawer, seen from the counter. */
export const registryDrawer = {
  title: 'The drawer, in order of arrival',
  note: `One line for every three of the ${cards} cards registered since June 2024; the entries listed below stand up. The cards that lie crooked are August’s.`,
  label: 'Thirst traps',
  cards,
  entries,
  /** Where the drawer sticks. */
  crooked: {
    from: untilAugust,
    to: untilAugust + (registrations.rows[august]?.registrations ?? 0),
  },
} as const;

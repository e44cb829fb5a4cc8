import { monthlyRegistrations } from '../../datasets/monthly-registrations';
import { sum } from '../../datasets/statistics';
import { type RegistryEntry, registryEntries } from '../../providerRegistry';

const yearOf = (text: string) => text.match(/\d{4}/)?.[0] ?? '';

const countEntriesBeforeYear = (year: string) =>
  sum(
    monthlyRegistrations.rows
      .filter((row) => yearOf(row.month) < year)
      .map((row) => row.registrations),
  );

/** The entry's position among all, from 1. The numbers in ids start from 1 again each year. */
function placeOf({ id }: RegistryEntry): number {
  return countEntriesBeforeYear(yearOf(id)) + Number(id.slice(-5));
}

const cards = sum(monthlyRegistrations.rows.map((row) => row.registrations));
const entries = registryEntries.map((row) => ({ ...row, place: placeOf(row) }));

const august = monthlyRegistrations.rows.findIndex(({ month }) => month.startsWith('Aug'));
const untilAugust = sum(monthlyRegistrations.rows.slice(0, august).map((row) => row.registrations));

/**
 * The figure at the top of the Thirst Trap Database page: a drawer with a card for each entry since
 * June 2024.
 */
export const registryDrawerFigure = {
  title: 'The drawer, in order of arrival',
  note: `One line for every three of ${cards} cards. The crooked ones are August’s, when the drawer sticks.`,
  label: 'Thirst traps',
  cards,
  entries,
  /**
   * The cards registered in August, which are drawn tilted; the card at `to` is not one of them.
   */
  augustCardRange: {
    from: untilAugust,
    to: untilAugust + (monthlyRegistrations.rows[august]?.registrations ?? 0),
  },
} as const;

/** A calendar day as text, `2025-05-16`. It has no time zone, so it is the same day everywhere. */
export type IsoDate = `${number}-${number}-${number}`;

/** Returns whether a value is a date that exists in the calendar; "2025-02-30" does not. */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

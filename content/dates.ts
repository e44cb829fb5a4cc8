/** A calendar day such as `2025-05-16`, the same in every time zone. */
export type IsoDate = `${number}-${number}-${number}`;

/** Also false for a day that does not exist, such as "2025-02-30". */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

/** Prints that tests are skipped: what they need that is missing, and how to get it. */
export function printSkipped(missing: string, remedy: string) {
  // Workers of Playwright load its configuration, too, and would repeat the line of the main process.
  if (process.env.TEST_WORKER_INDEX) return;
  process.stdout.write(`Skipped: ${missing} (${remedy}).\n`);
}

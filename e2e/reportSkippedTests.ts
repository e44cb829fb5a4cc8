/** Says what the skipped tests need, and how to get it. */
export function reportSkippedTests(missing: string, remedy: string) {
  // Playwright's workers load the configuration too, and would repeat the line.
  if (process.env.TEST_WORKER_INDEX) return;
  process.stdout.write(`Skipped: ${missing} (${remedy}).\n`);
}

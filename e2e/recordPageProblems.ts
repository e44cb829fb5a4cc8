import type { BrowserContext } from '@playwright/test';

/** Runs in every page before its own scripts, and throws for each policy violation. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reportError(
      new Error(
        `Content-Security-Policy violation: ${effectiveDirective} blocked ${blockedURI}. Remove it from the page, or allow it in export/policy.ts.`,
      ),
    ),
  );
}

/**
 * Policy violations, console errors and warnings, uncaught errors, and requests to another origin,
 * in all pages from now on.
 */
export async function recordPageProblems(
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => problems.push(`page: ${String(error.error())}`));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`request: ${request.url()}`);
  });
  await context.addInitScript(reportViolations);
  return problems;
}

import type { BrowserContext } from '@playwright/test';

/** Runs in each page before anything of it. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reportError(new Error(`The policy was broken: ${effectiveDirective} met ${blockedURI}`)),
  );
}

/**
 * Notes what goes wrong in any page of the context from now on: what breaks a page's policy, errors
 * and warnings in the console, errors thrown, requests to another origin.
 */
export async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
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

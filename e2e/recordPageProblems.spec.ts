import { expect, test } from './test';
import { recordPageProblems } from './recordPageProblems';

test('recordPageProblems records policy violations, errors, warnings and foreign requests', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const problems = await recordPageProblems(context, new URL(baseURL!).origin);
  const page = await context.newPage();
  await context.route('**/elsewhere', (route) => route.fulfill({ body: 'hello' }));
  await page.goto('/about/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    setTimeout(() => {
      throw new Error('thrown by the page in e2e/recordPageProblems.spec.ts');
    });
  });
  await page.evaluate("console.warn('logged by the page')");
  const expectRecorded = (problem: RegExp) =>
    expect.poll(() => problems).toContainEqual(expect.stringMatching(problem));
  await expectRecorded(
    /^page: .*Content-Security-Policy violation: script-src-elem blocked inline/,
  );
  await expectRecorded(/^page: .*thrown by the page/);
  await expectRecorded(/^console: logged by the page/);
  await page.goto(`${baseURL!.replace('localhost', '127.0.0.1')}/elsewhere`);
  await expectRecorded(/^request: .*elsewhere/);
  await context.close();
});

import { expect, test } from './test';
import { watch } from './watch';

test('broken policies, uncaught errors and foreign requests are noticed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const problems = await watch(context, new URL(baseURL!).origin);
  const page = await context.newPage();
  await context.route('**/elsewhere', (route) => route.fulfill({ body: 'hello' }));
  await page.goto('/about/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    setTimeout(() => {
      throw new Error('thrown by the page');
    });
  });
  const expectNoticed = (problem: RegExp) =>
    expect.poll(() => problems).toContainEqual(expect.stringMatching(problem));
  await expectNoticed(/^page: .*The policy was broken: script-src-elem met inline/);
  await expectNoticed(/^page: .*thrown by the page/);
  await expectNoticed(/Content.Security.Policy/);
  await page.goto(`${baseURL!.replace('localhost', '127.0.0.1')}/elsewhere`);
  await expectNoticed(/^request: .*elsewhere/);
  await context.close();
});

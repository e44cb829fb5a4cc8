import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { determinationWords } from '../content/findings/determination';
import { people } from '../content/people';
import { ratingWords } from '../content/rating';
import { ratingsForFinding } from '../content/findings/summary';
import { exportFolder } from './exportedSite';
import { expectIslandsHydrated, locateFirstIslandControl, markHydratedIslands } from './islands';
import { locateGameButton, locateGameStatus, submitRating } from './ratingGame';
import { seedVotes } from './storage';
import { expect, test as base } from './test';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const forAYear = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * A host that lets browsers keep everything for a year, also that a script is missing, as while a
 * deployment is replaced by the one before.
 */
const test = base.extend<{ host: { server: Server; isBroken: boolean }; baseURL: string }>({
  host: async ({}, run) => {
    const host = {
      isBroken: false,
      server: createServer(({ url = '' }, response) => {
        const { pathname } = new URL(url, 'http://localhost');
        const file = path.join(exportFolder, pathname.replace(/\/$/, '/index.html'));
        const extension = path.extname(file);
        const isMissing = !existsSync(file) || (host.isBroken && extension === '.js');
        response.writeHead(isMissing ? 404 : 200, {
          'content-type': types[extension] ?? 'application/octet-stream',
          ...(extension === '.html' ? {} : forAYear),
        });
        if (isMissing) response.end();
        else createReadStream(file).pipe(response);
      }),
    };
    await new Promise<void>((resolve) => host.server.listen(0, resolve));
    await run(host);
    host.server.closeAllConnections();
    host.server.close();
  },
  baseURL: async ({ host }, run) => {
    const address = host.server.address();
    await run(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
  },
});

test.use({ expectedErrors: /Failed to load resource: .*404/ });

test('scripts that a cache keeps as missing are asked for past the cache', async ({
  page,
  host,
}) => {
  await markHydratedIslands(page);
  host.isBroken = true;
  await page.goto('/privacy/');
  await locateFirstIslandControl(page).focus();
  await expect(page.locator(':root[data-scripts]')).toHaveCount(0);
  host.isBroken = false;
  await page.goto('/about/');
  await page.goto('/privacy/');
  await locateFirstIslandControl(page).focus();
  await expectIslandsHydrated(page);
});

test('a late script that a cache keeps as missing is asked for past the cache', async ({
  page,
  host,
}) => {
  await seedVotes(page, [5, 5]);
  await markHydratedIslands(page);
  await page.goto('/');
  await expectIslandsHydrated(page);
  host.isBroken = true;
  await locateGameButton(page, ratingWords.nextPerson).click();
  await locateGameButton(page, ratingWords.nextPerson).click();
  for (const { displayName } of people.slice(2, ratingsForFinding)) {
    await submitRating(page, 5);
    await expect(locateGameStatus(page)).toContainText(displayName);
  }
  const sheet = page.getByRole('article', { name: determinationWords.provisionalTitle });
  const again = locateGameButton(page, determinationWords.again);
  await again.waitFor();
  host.isBroken = false;
  await again.click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible();
});

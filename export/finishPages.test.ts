import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { exampleBundle } from './exampleBundle.test.helper';
import { finishPages } from './finishPages';

const context = {
  loader: '',
  basePath: '',
  sharedSheet: { url: '/1.css', replaces: new Set<string>() },
  readSheet: () => '',
  bundle: exampleBundle,
};

it('a problem that stops the build is reported with its page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  writeFileSync(path.join(folder, 'news.html'), '<img src="//example.com/a.png">');
  const output = { folder, files: [], pages: [], basePath: '', browsers: [] };
  await expect(finishPages(output, ['news.html'], context)).rejects.toThrow(
    /could not finish news\.html: <img src=/,
  );
  rmSync(folder, { recursive: true });
});

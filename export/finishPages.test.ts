import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { finishPages } from './finishPages';

const context = {
  loader: '',
  basePath: '',
  sharedSheet: { url: '/1.css', replaces: new Set<string>() },
  readSheet: () => '',
  scripts: [],
  modules: new Map(),
};

it('one error names all problems, and the first page of each', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const write = (page: string, html: string) => writeFileSync(path.join(folder, page), html);
  const pages = ['404.html', 'about.html', 'news.html'];
  pages.forEach((page) => write(page, '<script src="https://example.com/count.js"></script>'));
  write('news.html', '<img src="//example.com/a.png">');
  const output = { folder, files: pages, pages, basePath: '', browsers: [] };
  await expect(finishPages(output, pages, context)).rejects.toThrow(
    /finish 404\.html and 1 more .*such as a layout\): <script src=.*\nnews\.html: <img src=/,
  );
  rmSync(folder, { recursive: true });
});

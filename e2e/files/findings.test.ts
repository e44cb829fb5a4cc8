import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  findings,
  findingsPage,
  getFindingPath,
  getFindingPictureFileName,
} from '../../content/findings/texts';
import { getShareImageFileName } from '../../content/pages';
import { exportFolder, findExportedPage, parseWithCheerio } from '../exportedSite';

const kilobyte = 1024;

const measure = (file: string) => statSync(path.join(exportFolder, file)).size;

for (const finding of findings) {
  const url = getFindingPath(finding);
  const page = findExportedPage(`${url}/`);

  test(`the link preview of ${url} shows its title and its line, and no figure`, () => {
    const $ = parseWithCheerio(page);
    const meta = (name: string) => $(`meta[property="${name}"]`).attr('content');
    expect(meta('og:title')).toBe(`${finding.title} (satire)`);
    expect(meta('og:description')).toBe(finding.line);
    expect(meta('og:image:alt')).toContain(`${finding.title}. ${finding.line}`);
  });

  test(`${url} has title and line, a way into the game, and no script`, () => {
    const $ = parseWithCheerio(page);
    expect($('h1').text()).toBe(finding.title);
    expect($('main').text()).toContain(finding.line);
    expect($('main a[href$="/#rating"]').length).toBe(1);
    expect($('#runtime').length).toBe(0);
  });

  test(`the share image and the picture of ${url} are small enough`, () => {
    expect(measure(`og/${getShareImageFileName(url)}`)).toBeLessThanOrEqual(300 * kilobyte);
    const picture = `pictures/${getFindingPictureFileName(finding)}`;
    expect(measure(picture)).toBeLessThanOrEqual(150 * kilobyte);
    expect(parseWithCheerio(page)('main img').attr('src')).toContain(picture);
  });
}

test('the table of findings has all of them in order, with their lines', () => {
  const $ = parseWithCheerio(findExportedPage('/findings/'));
  const rows = $('main tbody tr').toArray();
  expect(rows.map((row) => $(row).find('a').text())).toEqual(findings.map(({ title }) => title));
  for (const [i, row] of rows.entries()) expect($(row).text()).toContain(findings[i]!.line);
  expect($('main').text()).toContain(findingsPage.form);
});

import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  findings,
  findingsPage,
  getFindingPath,
  getFindingPictureFileName,
} from '../../content/findings/texts';
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

  test(`${url} has a drawing, title and line, a way into the game, and no script`, () => {
    const $ = parseWithCheerio(page);
    expect($('main [role=img]').attr('aria-label')).toBe(finding.exampleText);
    expect($('h1').text()).toBe(finding.title);
    expect($('main').text()).toContain(finding.line);
    expect($('main a[href$="/#rating"]').length).toBe(1);
    expect($('#runtime').length).toBe(0);
  });

  test(`${url} has its picture to save, small enough, and does not show it`, () => {
    const picture = `pictures/${getFindingPictureFileName(finding)}`;
    expect(measure(picture)).toBeLessThanOrEqual(150 * kilobyte);
    const $ = parseWithCheerio(page);
    const save = $('main a[download]');
    expect(save.text()).toBe('Save picture');
    expect(save.attr('href')).toContain(picture);
    expect($('main img').length).toBe(0);
  });
}

test('the plate has all findings in order, each drawn and with its line', () => {
  const $ = parseWithCheerio(findExportedPage('/findings/'));
  const specimens = $('main ol > li')
    .toArray()
    .map((specimen) => $(specimen));
  expect(specimens.map((specimen) => specimen.find('a').text())).toEqual(
    findings.map(({ title }) => title),
  );
  expect(specimens.map((specimen) => specimen.find('[role=img]').attr('aria-label'))).toEqual(
    findings.map(({ exampleText }) => exampleText),
  );
  for (const [i, specimen] of specimens.entries())
    expect(specimen.text()).toContain(findings[i]!.line);
  expect($('main').text()).toContain(findingsPage.form);
});

import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** How many sheets a page takes, as large as its style asks for. */
export async function countSheets(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** How many runs of text each printed sheet holds; `height` makes the sheets so tall that one is enough. */
export async function textRunsBySheet(page: Page, height = '297mm') {
  const pdf = (await page.pdf({ width: '210mm', height })).toString('latin1');
  const contents = pdf.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R[^]*?endobj/g);
  return [...contents].map(([, id]) => {
    const from = pdf.indexOf(`\n${id} 0 obj`);
    const start = pdf.indexOf('stream\n', from) + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(pdf.slice(from, start))?.[1]);
    const text = inflateSync(Buffer.from(pdf.slice(start, start + length), 'latin1'));
    return text.toString('latin1').match(/\bT[jJ]\b/g)?.length ?? 0;
  });
}

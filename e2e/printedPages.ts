import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Prints to PDF, by default in the size that the page's style sets. */
export async function countPrintedPages(page: Page, format?: 'A3' | 'A4' | 'Letter') {
  const pdf = (await page.pdf({ format, preferCSSPageSize: !format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Counts the commands that draw text on each page of a PDF. `height` is that of the paper. */
export async function countTextRunsPerPage(page: Page, height = '297mm') {
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

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { fines } from '../enforcement';
import { textOf, texts } from './texts.test.helper';

const count = (text: string, part: string) => text.split(part).length - 1;

/** Lines that are funny once, each with the file where it stands; two have no place yet. */
const onlyOnce: readonly [line: string, file: string][] = [
  ['Not an official website of anything', 'notices.ts'],
  ['Search 4,112 pages of guidance on searching.', 'notices.ts'],
  ['Estimated burden: 4 seconds. Estimated regret: varies.', 'rating.ts'],
  ['The Commission cannot average a sigh.', 'rating.ts'],
  ['which the Archivist calls', 'rating.ts'],
  ['Your abstention is noted in the margin', ''],
  ['Staff describe the situation as', 'rating.ts'],
  ['The docket is exhausted. So is the staff.', 'rating.ts'],
  ['feeling of having submitted', 'regulations.ts'],
  ['All twelve rows, unredacted.', ''],
  ['Ukuleles are an aggravating factor', 'enforcement.ts'],
  ['Under the Paperwork Expansion Act', 'home.ts'],
  ['recused herself from all matters before noon', 'commissioners.ts'],
  ['You may now describe yourself at parties', 'course/words.ts'],
  ['If it was a promise made in a livestream', 'notFound.ts'],
];

/** Turns of phrase that belong to one place; elsewhere the fact is told without them. */
const motifs: readonly [line: string, file: string][] = [
  ['a moth ate the period', 'about.ts'],
  ['thanks bart', 'news/08.md'],
  ['goodnight everyone', 'about.ts'],
  ['ONE YEAR', 'news/09.md'],
  ['No other sense was ever before the Commission', 'glossary.ts'],
  ['four rulings and no view', 'glossary.ts'],
  ['There is nowhere for them to go', 'news/13.md'],
  ['Nothing is required of you.', 'creatorGuidelines.ts'],
  ['Acting since the founding', 'commissioners.ts'],
  ['comes to a dollar a day', 'education.ts'],
  ['lamp is on', 'education.ts'],
  ['there is nothing to add', 'commissioners.ts'],
  ['company more than', 'news/10.md'],
];

/** Notices, which stand wherever they are needed, and who said what. */
const anywhere = [
  'Nothing you enter leaves this page (51 CSR 8.4).',
  'The Commission on Online Parasocial Expenditure does not exist.',
];

describe('a sentence of six words', () => {
  it('or more stands in one file', () => {
    const files = new Map<string, Set<string>>();
    for (const { file, text } of texts) {
      const lines = text.replaceAll(/^(?:[a-z]+:|> —|\|) .*$/gm, '');
      for (const sentence of lines.split(/\n|(?<=[.?]) /)) {
        if (sentence.split(' ').length < 6 || anywhere.includes(sentence)) continue;
        files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
      }
    }
    expect(files.size).toBeGreaterThan(1500);
    expect([...files].filter(([, among]) => among.size > 1)).toEqual([]);
  });
});

describe('a joke', () => {
  it.each([...onlyOnce, ...motifs])('is told once: %s', (line, file) => {
    const places = texts.filter(({ text }) => text.includes(line)).map((each) => each.file);
    expect(places).toEqual(file ? [file] : places.slice(0, 1));
    if (file) expect(count(textOf(file), line)).toBe(1);
  });

  it.each<[motif: RegExp, files: RegExp]>([
    [/stapler/i, /^(about|filings|dashboards\/thirst-trap-database\/\w+)\.ts$/],
    [/lighthouse/i, /^(commissioners\.ts|news\/08\.md)$/],
    [
      /\bmoths?\b/i,
      /^(about|home|education|dashboards\/thirst-trap-database\/\w+)\.ts$|^news\/03\.md$|^pages\/desk-lamp-transcript\.md$/,
    ],
    [/\bcake\b/i, /^(about|education)\.ts$|^news\/09\.md$/],
    [/Night Clerk/i, /^(about|datasets\/.*)\.ts$|^news\/12\.md$/],
    [/\bsoup\b/i, /^registry\.ts$|^news\/10\.md$|^pages\/advanced-thirst-trap-analysis\.md$/],
    [/ukulele/i, /^enforcement\.ts$|^news\/06\.md$/],
    [/orangery/i, /^(dashboards|datasets)\/sundress-[\w/-]+\.ts$|^news\/11\.md$/],
    [/Room 2A/, /^about\.ts$|^news\/12\.md$/],
    [/\bferry\b/i, /^(?:commissioners|gentleConcern)\.ts$|^news\/0[78]\.md$/],
  ])('%s stays where it lives', (motif, files) => {
    const places = texts.filter(({ text }) => motif.test(text)).map(({ file }) => file);
    expect(places).not.toEqual([]);
    expect(places.filter((file) => !files.test(file))).toEqual([]);
  });
});

/** Everyone who speaks of the lamp's case has a fact of it that the others lack. */
const lamp: readonly [file: string, fact: string][] = [
  ['about.ts', 'by the light available'],
  ['education.ts', 'comes to a dollar a day'],
  ['enforcement.ts', 'Each capacity has asked the other for a receipt'],
  ['news/03.md', 'payable by the Commission to the Commission'],
  ['oversight.ts', 'concern a lamp, a firm and an accountant'],
  ['pages/advanced-thirst-trap-analysis.md', 'may not be discussed in front of students'],
  ['pages/desk-lamp-transcript.md', "I think that's where it lives"],
];

describe('the desk lamp', () => {
  it.each(lamp)('is not told again in %s', (file, fact) => {
    const places = texts.filter(({ text }) => text.includes(fact)).map((each) => each.file);
    expect(places).toEqual([file]);
  });

  it('is spoken of nowhere else, but by name', () => {
    const spoken = /desk lamp(?!-)|COPE-2025-0098|2025-Q2-001|concern a lamp/i;
    const named = /^(registry|siteMap|siteIndex)\.ts$/;
    const places = texts.filter(({ text }) => spoken.test(text)).map(({ file }) => file);
    expect(places.filter((file) => !named.test(file))).toEqual(lamp.map(([file]) => file));
  });
});

describe('a case', () => {
  it('is named in the table of fines, and told above it', () => {
    for (const { violation } of fines) expect(violation.split(' ').length).toBeLessThanOrEqual(6);
  });
});

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { newsItems } from '../news';
import { englishTexts, findMatches, plainTexts, contentTexts } from './contentTexts.test.helper';

/** The specification fixes these exclamation marks. */
const shouted = ['Oops! Page not found', 'Unexpected Application Error!'];

/** Files that quote the public, who write as they do: exclamation marks, typos, capitals. */
const quotingThePublic = ['creatorGuidelines.ts', 'oneMoreComments.ts', 'release266.ts'];

/** Its summary lacks its period: that is the joke. */
const releaseOnThePeriod = 23;

/** The satire notices that stand on several pages. */
const repeatable = ['Nothing you enter leaves this page (51 CSR 8.4).'];

const british = [
  'colour',
  'favour',
  'honour',
  'behaviour',
  'labour',
  'neighbour',
  'humour',
  'rumour',
  'organis',
  'recognis',
  'apologis',
  'realis',
  'summaris',
  'emphasis(?=e|ing)',
  'criticis(?=e|ing)',
  'itemis',
  'minimis(?=e|ing)',
  'prioritis',
  'specialis(?=e|ing)',
  'standardis',
  'analys(?=e\\b|ed|ing)',
  'cancell(?=ed|ing)',
  'labell',
  'travell',
  '(?:centi|milli|kilo)?metre',
  'centre',
  'cheque',
  'grey',
  'judgement',
  'acknowledgement',
  'catalogue',
  'programme',
  'licence',
  'defence',
  'towards',
  'afterwards',
  'whilst',
  'learnt',
  'amongst',
  'practis',
  'sceptic',
  'fulfil(?!l)',
  'enrol(?!l)',
  'skilful',
  'wilful',
  'ageing',
  'artefact',
  'storey',
  'mould',
  'plough',
  'moustache',
  'spelt',
  'burnt',
  'dreamt',
  'rota\\b',
  'fortnight',
];

/** The English Markdown files. */
const prose = englishTexts.filter(({ file }) => file.endsWith('.md'));

describe('the prose of the site', () => {
  it('has no exclamation marks', () => {
    const calm = plainTexts
      .filter(({ file }) => !quotingThePublic.includes(file))
      .map(({ file, text }) => ({
        file,
        text: shouted.reduce((rest, words) => rest.replace(words, ''), text),
      }));
    expect(findMatches(/.{0,30}[!¡].{0,10}/g, calm)).toEqual([]);
  });

  it('is spelled as in American English', () => {
    expect(findMatches(new RegExp(`\\b(?:${british.join('|')})\\w*`, 'gi'), englishTexts)).toEqual(
      [],
    );
  });

  it('quotes with double marks', () => {
    expect(
      findMatches(/(?:^|[\s(])'\w[^'\n]*\w[.,]?'(?=[\s.,;)]|$).{0,20}/gm, englishTexts),
    ).toEqual([]);
  });

  it('has typographic quotation marks and apostrophes in TypeScript files, which no build step curls', () => {
    // Its strings are error messages for authors.
    const modules = contentTexts.filter(
      ({ file }) => file.endsWith('.ts') && file !== 'markdown.ts',
    );
    expect(modules.length).toBeGreaterThan(0);
    expect(findMatches(/.{0,20}(?:\p{L}['"]|['"]\p{L}).{0,20}/gu, modules)).toEqual([]);
  });

  it('has commas and periods inside closing quotation marks in English', () => {
    const withoutCode = englishTexts.map(({ file, text }) => ({
      file,
      text: text.replaceAll(/`[^`]*`/g, ''),
    }));
    expect(findMatches(/.{0,30}[^\s(…]"[,.](?=\s|$).{0,10}/gm, withoutCode)).toEqual([]);
  });

  it('repeats no word by mistake, and has no space before a period or comma', () => {
    expect(findMatches(/(?<![\w-])([a-z]{2,}) \1(?![\w-])/gi)).toEqual([]);
    expect(findMatches(/.{0,20}[a-z] [.,;:?](?=\s|$)/gm, prose)).toEqual([]);
  });

  it('capitalizes the Commission, the Annex, the Legislature and the Night Clerk', () => {
    expect(
      findMatches(/\bthe (?:commission|annex|legislature|night clerk)\b/g, englishTexts),
    ).toEqual([]);
  });

  it('writes out "percent" in prose', () => {
    const running = prose.map(({ file, text }) => ({
      file,
      text: text.replaceAll(/^\|.*\|$/gm, ''),
    }));
    expect(findMatches(/.{0,20}\d ?%/g, running)).toEqual([]);
  });

  it('writes hours as "9 p.m." and temperatures as "68 °F"', () => {
    expect(
      findMatches(/\b\d{1,2}(?::\d\d)? ?(?:am|pm|AM|PM|a\.m(?!\.)|p\.m(?!\.)).{0,10}/g),
    ).toEqual([]);
    expect(findMatches(/\d° ?F|\d ° F/g)).toEqual([]);
  });

  it('has no placeholder text', () => {
    expect(findMatches(/coming soon|lorem|ipsum/gi)).toEqual([]);
    // In capitals only: "todo" is Spanish.
    expect(findMatches(/\b(?:TODO|FIXME|TBD|TK)\b/g)).toEqual([]);
  });

  it('says no sentence of six words or more in two files', () => {
    const files = new Map<string, Set<string>>();
    for (const { file, text } of plainTexts) {
      // Front matter, attributions and tables repeat themselves for good reasons.
      const lines = text.replaceAll(/^(?:[a-z]+:|> —|\|) .*$/gm, '');
      for (const sentence of lines.split(/\n|(?<=[.?]) /)) {
        if (sentence.split(' ').length < 6 || repeatable.includes(sentence)) continue;
        files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
      }
    }
    expect([...files].filter(([, places]) => places.size > 1)).toEqual([]);
  });

  it('ends each summary of the news with a period, but for the release on the missing Period', () => {
    const open = newsItems.filter(({ summary }) => !/[.?]$/.test(summary)).map(({ id }) => id);
    expect(open.filter((id) => id !== releaseOnThePeriod)).toEqual([]);
  });
});

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { newsItems } from '../news';
import { withoutSpecifiedSentences } from '../specification.test.helper';
import {
  englishContentTexts,
  findInContent,
  straightQuotedTexts,
  contentTexts,
} from './contentTexts.test.helper';

/** Exclamations that the specification requires, word for word. */
const requiredExclamations = ['Oops! Page not found', 'Unexpected Application Error!'];

/** Only quotations from the public may contain exclamation marks. */
const quotesThePublic =
  /^(?:comments\/.*\.md|pages\/remembered-from-last-week\.md|(?:creatorGuidelines|oneHaha|release266)\.ts)$/;

/** The news item about a missing period. Its summary may end without one. */
const releaseWithoutPeriod = 23;

/** The note at every form, and an answer to all that answers itself. */
const repeatableSentences = [
  'Nothing you enter leaves this page (51 CSR 8.4).',
  'Please reply to one, or to none.',
];

const britishSpellings = [
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

/** Markdown without translations: news articles, pages and the English course. */
const prose = englishContentTexts.filter(({ file }) => file.endsWith('.md'));

describe('the prose of the site', () => {
  it('exclamation marks are only in required sentences and in files that quote the public', () => {
    const calm = straightQuotedTexts
      .filter(({ file }) => !quotesThePublic.test(file))
      .map(({ file, text }) => ({
        file,
        text: requiredExclamations.reduce(
          (rest, words) => rest.replace(words, ''),
          // Images in Markdown begin with an exclamation mark.
          text.replaceAll('![', '['),
        ),
      }));
    expect(findInContent(/.{0,30}[!¡].{0,10}/g, calm)).toEqual([]);
  });

  it('the content has no British spellings', () => {
    expect(
      findInContent(
        new RegExp(`\\b(?:${britishSpellings.join('|')})\\w*`, 'gi'),
        englishContentTexts,
      ),
    ).toEqual([]);
  });

  it('English quotations have double quotation marks', () => {
    expect(
      findInContent(/(?:^|[\s(])'\w[^'\n]*\w[.,]?'(?=[\s.,;)]|$).{0,20}/gm, englishContentTexts),
    ).toEqual([]);
  });

  it('strings in TypeScript have no em dash and no straight quotation mark', () => {
    // The strings of markdown.ts are error messages for authors.
    const modules = contentTexts
      .filter(({ file }) => file.endsWith('.ts') && file !== 'markdown.ts')
      .map(({ file, text }) => ({ file, text: withoutSpecifiedSentences(text) }));
    expect(modules.length).toBeGreaterThan(0);
    expect(findInContent(/.{0,20}(?:—|\p{L}['"]|['"]\p{L}).{0,20}/gu, modules)).toEqual([]);
  });

  it('English commas and periods come before the closing quotation mark', () => {
    const withoutCode = englishContentTexts.map(({ file, text }) => ({
      file,
      text: text.replaceAll(/`[^`]*`/g, ''),
    }));
    expect(findInContent(/.{0,30}[^\s(…]"[,.](?=\s|$).{0,10}/gm, withoutCode)).toEqual([]);
  });

  it('no word is doubled, and no space precedes a period or comma', () => {
    expect(findInContent(/(?<![\w-])([a-z]{2,}) \1(?![\w-])/gi)).toEqual([]);
    expect(findInContent(/.{0,20}[a-z] [.,;:?](?=\s|$)/gm, prose)).toEqual([]);
  });

  it('Commission, Annex, Legislature and Night Clerk are capitalized', () => {
    expect(
      findInContent(/\bthe (?:commission|annex|legislature|night clerk)\b/g, englishContentTexts),
    ).toEqual([]);
  });

  it('Markdown prose says "percent", not "%"', () => {
    const running = prose.map(({ file, text }) => ({
      file,
      text: text.replaceAll(/^\|.*\|$/gm, ''),
    }));
    expect(findInContent(/.{0,20}\d ?%/g, running)).toEqual([]);
  });

  it('hours are written as "9 p.m." and temperatures as "68 °F"', () => {
    expect(
      findInContent(/\b\d{1,2}(?::\d\d)? ?(?:am|pm|AM|PM|a\.m(?!\.)|p\.m(?!\.)).{0,10}/g),
    ).toEqual([]);
    expect(findInContent(/\d° ?F|\d ° F/g)).toEqual([]);
  });

  it('the content has no placeholder text such as "lorem ipsum" or "TBD"', () => {
    expect(findInContent(/coming soon|lorem|ipsum/gi)).toEqual([]);
    // Without the flag `i`, because "todo" in lower case is a Spanish word.
    expect(findInContent(/\b(?:TODO|FIXME|TBD|TK)\b/g)).toEqual([]);
  });

  it('no sentence of six or more words is in two content files', () => {
    const files = new Map<string, Set<string>>();
    for (const { file, text } of straightQuotedTexts) {
      // Its lines are those of pages, as e2e/files/shareImages.test.ts holds.
      if (file === 'sharePictures.ts') continue;
      // Front matter, attributions of quotes, and table rows may repeat.
      const lines = text.replaceAll(/^ *(?:- )?(?:[a-z]\w*:|> —|\|)(?: .*)?$/gm, '');
      for (const sentence of lines.split(/\n|(?<=[.?]) /)) {
        if (sentence.trim().split(/\s+/).length < 6 || repeatableSentences.includes(sentence))
          continue;
        files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
      }
    }
    expect([...files].filter(([, places]) => places.size > 1)).toEqual([]);
  });

  it('news summaries end with a period or question mark, except one about a missing period', () => {
    const open = newsItems.filter(({ summary }) => !/[.?]$/.test(summary)).map(({ id }) => id);
    expect(open.filter((id) => id !== releaseWithoutPeriod)).toEqual([]);
  });
});

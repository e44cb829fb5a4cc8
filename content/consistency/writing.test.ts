/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { news } from '../news';
import { english, find, texts, written } from './texts.test.helper';

/** The words of the specification that shout. */
const shouted = ['Oops! Page not found'];

/** Where members of the public write as they do. */
const aloud = ['creatorGuidelines.ts'];

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

/** Texts that are written as such, in English. */
const prose = english.filter(({ file }) => file.endsWith('.md'));

describe('the writing', () => {
  it('does not raise its voice', () => {
    const calm = texts
      .filter(({ file }) => !aloud.includes(file))
      .map(({ file, text }) => ({
        file,
        text: shouted.reduce((rest, words) => rest.replace(words, ''), text),
      }));
    expect(find(/.{0,30}[!¡].{0,10}/g, calm)).toEqual([]);
  });

  it('is spelled as in America', () => {
    expect(find(new RegExp(`\\b(?:${british.join('|')})\\w*`, 'gi'), english)).toEqual([]);
  });

  it('doubles quotation marks', () => {
    expect(find(/(?:^|[\s(])'\w[^'\n]*\w[.,]?'(?=[\s.,;)]|$).{0,20}/gm, english)).toEqual([]);
  });

  it('curls its marks by hand where no step of the build does: in modules', () => {
    // What a wrong text is told is for who wrote it.
    const modules = written.filter(({ file }) => file.endsWith('.ts') && file !== 'markdown.ts');
    expect(modules.length).toBeGreaterThan(0);
    expect(find(/.{0,20}(?:\p{L}['"]|['"]\p{L}).{0,20}/gu, modules)).toEqual([]);
  });

  it('says no word twice, and leaves no space before a stop', () => {
    expect(find(/(?<![\w-])([a-z]{2,}) \1(?![\w-])/gi)).toEqual([]);
    expect(find(/.{0,20}[a-z] [.,;:?](?=\s|$)/gm, prose)).toEqual([]);
  });

  it('capitalizes what there is one of', () => {
    expect(find(/\bthe (?:commission|annex|legislature|night clerk)\b/g, english)).toEqual([]);
  });

  it('writes out "percent" in prose', () => {
    const running = prose.map(({ file, text }) => ({
      file,
      text: text.replaceAll(/^\|.*\|$/gm, ''),
    }));
    expect(find(/.{0,20}\d ?%/g, running)).toEqual([]);
  });

  it('writes hours and degrees one way', () => {
    expect(find(/\b\d{1,2}(?::\d\d)? ?(?:am|pm|AM|PM|a\.m(?!\.)|p\.m(?!\.)).{0,10}/g)).toEqual([]);
    expect(find(/\d° ?F|\d ° F/g)).toEqual([]);
  });

  it('is finished', () => {
    expect(find(/coming soon|lorem|ipsum/gi)).toEqual([]);
    // In capitals only: "todo" is Spanish.
    expect(find(/\b(?:TODO|FIXME|TBD|TK)\b/g)).toEqual([]);
  });

  it('says "she" of Commissioner Quorum alone', () => {
    const placed = /^(commissioners\.ts|news\/08\.md)$/;
    const finds = find(/\b(?:she|her|hers|herself|he|him|his|himself)\b/gi, english);
    expect(finds.filter(({ file }) => !placed.test(file))).toEqual([]);
  });

  it('ends the sentence in which the news is summed up, but for the one about the Period', () => {
    const open = news.filter(({ summary }) => !/[.?]$/.test(summary)).map(({ id }) => id);
    expect(open).toEqual([23]);
  });
});

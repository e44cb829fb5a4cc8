/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commissioners, staff } from './commissioners';
import { recentActions } from './enforcement';
import { recentFilings } from './filings';
import { articles, news } from './news';
import { people } from './people';
import { registry } from './registry';
import { sections } from './regulations';

const folder = path.join(process.cwd(), 'content');

/** Comments and string literals, whichever begins first, so that neither is found inside the other. */
const literals =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** What a module says: its strings, without the code inside a template. */
function stringsOf(source: string): string {
  return [...source.matchAll(literals)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1'))
    .join('\n');
}

/** Every file that holds words, by its path below content/, with the words alone. */
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .sort()
  .map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return { file, text: file.endsWith('.md') ? source : stringsOf(source) };
  });

const textOf = (wanted: string) => texts.find(({ file }) => file === wanted)?.text ?? '';

/** What a pattern finds in any file, as "file: find", or its first group where it has one. */
function find(pattern: RegExp, among = texts): { file: string; found: string }[] {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([whole, part]) => ({ file, found: part ?? whole })),
  );
}

/** The finds that are not allowed, in a form that says where to look. */
const except = (finds: ReturnType<typeof find>, allowed: (found: string) => boolean) =>
  finds.filter(({ found }) => !allowed(found)).map(({ file, found }) => `${file}: ${found}`);

const count = (text: string, part: string) => text.split(part).length - 1;

describe('the text that is searched', () => {
  it('is all of it', () => {
    expect(texts.length).toBeGreaterThan(120);
    expect(textOf('commissioners.ts')).toContain('Prudence Q. Ledgerly');
    expect(textOf('news/08.md')).toContain('a livestream of a lighthouse');
  });

  it('leaves out comments and code', () => {
    expect(stringsOf("// It's a comment\nconst a = !b && 'It is ' + \"Bob's\"; /* 'no' */")).toBe(
      "\nIt is \nBob's\n",
    );
    expect(stringsOf('const a = `${!b} of ${c.d()}`;')).toBe('… of …');
  });
});

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
  ['You may now describe yourself at parties', 'course/interface.ts'],
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
  ['Nothing is required of you.', 'pages/content-creator-guidelines.md'],
  ['Acting since the founding', 'commissioners.ts'],
  ['comes to a dollar a day', 'education.ts'],
];

describe('a joke', () => {
  it.each([...onlyOnce, ...motifs])('is told once: %s', (line, file) => {
    const places = texts.filter(({ text }) => text.includes(line)).map((each) => each.file);
    expect(places).toEqual(file ? [file] : places.slice(0, 1));
    if (file) expect(count(textOf(file), line)).toBe(1);
  });

  it.each<[motif: RegExp, files: RegExp]>([
    [/stapler/i, /^(about|filings|dashboards\/thirst-trap-database)\.ts$/],
    [/lighthouse/i, /^(commissioners\.ts|news\/08\.md)$/],
    [/\bmoths?\b/i, /^(about|home|education|dashboards\/thirst-trap-database)\.ts$|^news\/03\.md$/],
    [/\bcake\b/i, /^(about|education)\.ts$|^news\/09\.md$/],
    [/Night Clerk/i, /^(about|datasets\/.*)\.ts$|^news\/12\.md$/],
    [/\bsoup\b/i, /^registry\.ts$|^news\/10\.md$|^pages\/advanced-thirst-trap-analysis\.md$/],
  ])('%s stays where it lives', (motif, files) => {
    const places = texts.filter(({ text }) => motif.test(text)).map(({ file }) => file);
    expect(places).not.toEqual([]);
    expect(places.filter((file) => !files.test(file))).toEqual([]);
  });
});

/** "Stampwell" of "Aloysius B. Stampwell III". */
const surname = (name: string) =>
  name
    .replace(/ [IVX]+$/, '')
    .split(' ')
    .at(-1) ?? '';

describe('a person', () => {
  const surnames = new Map(commissioners.map(({ name, title }) => [surname(name), title]));

  it('of the Commission is one of five, by a title of their own', () => {
    const alone = find(/((?:Vice )?Chair [A-Z][\w-]+|Commissioner [A-Z][\w-]+)/g);
    const fits = (found: string) => {
      const [name = '', ...title] = found.split(' ').reverse();
      const given = title.reverse().join(' ');
      return surnames.has(name) && ['Commissioner', surnames.get(name)].includes(given);
    };
    expect(except(alone, fits)).toEqual([]);
    const together = find(/Commissioners ([A-Z][\w-]+(?:, [A-Z][\w-]+)* and [A-Z][\w-]+)/g);
    const known = (found: string) => found.split(/, | and /).every((name) => surnames.has(name));
    expect(except(together, known)).toEqual([]);
    expect(find(/Commissioner [A-Z]/g).length).toBeGreaterThan(10);
  });

  it('is spelled one way', () => {
    const names = [...commissioners, ...staff].map(({ name }) => name);
    for (const name of names) {
      const first = name.split(' ').at(name.startsWith('Dr. ') ? 1 : 0) ?? '';
      const full = new RegExp(`(?:Dr\\. )?\\b${first} [A-Z][\\w-]*\\.?(?: [A-Z][\\w-]+)*`, 'g');
      expect(except(find(full), (found) => found.startsWith(name))).toEqual([]);
      expect(find(new RegExp(surname(name), 'g')).length).toBeGreaterThan(0);
    }
  });

  it('is quoted by name and by a title on file', () => {
    const titles = new Map([...commissioners, ...staff].map(({ name, title }) => [name, title]));
    const quoted = find(/^> — (.+)$/gm);
    expect(quoted.length).toBeGreaterThan(15);
    expect(
      except(quoted, (found) => {
        if (found.startsWith('Notice of Gentle Concern, ')) return true;
        const [name = '', ...rest] = found.split(', ');
        const title = titles.get(name);
        return title !== undefined && rest.join(', ').startsWith(title);
      }),
    ).toEqual([]);
  });

  it('to be contacted has a title on file', () => {
    const known = [...commissioners, ...staff].map(({ name, title }) => `${name}, ${title}`);
    expect(
      articles.map(({ contact }) => contact).filter((contact) => !known.includes(contact ?? '')),
    ).toEqual([]);
  });
});

describe('a number', () => {
  it('of a section is in the Code', () => {
    const known = new Set(sections.flatMap(({ section }) => [section, ...section.split('–')]));
    const cited = find(/51 CSR (\d+\.\d+(?:\([a-z]+\))*)/g);
    expect(cited.length).toBeGreaterThan(30);
    expect(except(cited, (section) => known.has(section))).toEqual([]);
  });

  it('of a docket is that of one matter, with one title and one date', () => {
    const matters = new Map<string, Set<string>>();
    const add = (docket: string, matter: string) =>
      matters.set(docket, (matters.get(docket) ?? new Set()).add(matter));
    for (const { docket, matter, title, date } of articles) {
      if (docket) add(docket, `${matter ?? title}, ${date}`);
    }
    for (const { docket, title, date } of recentActions) add(docket, `${title}, ${date}`);
    for (const [docket, titles] of matters) expect([docket, ...titles]).toHaveLength(2);
    expect(except(find(/COPE-\d+-\d+/g), (docket) => matters.has(docket))).toEqual([]);
  });

  it('of a release is its own, and in the year of its date', () => {
    const releases = news.map(({ release }) => release);
    expect(new Set(releases).size).toBe(releases.length);
    for (const { release, date } of news) expect(release.slice(0, 2)).toBe(date.slice(2, 4));
    const cited = find(/Release No\. ([\d-]+\d)/g);
    expect(except(cited, (release) => releases.includes(release))).toEqual([]);
  });

  it('of a filing or an entry is its own', () => {
    const filings: string[] = recentFilings.map(({ id }) => id);
    const entries: string[] = registry.map(({ id }) => id);
    expect(new Set([...filings, ...entries]).size).toBe(filings.length + entries.length);
    expect(except(find(/\bF-\d{4}-\d+/g), (id) => filings.includes(id))).toEqual([]);
    expect(except(find(/TTD-\d{4}-\d+/g), (id) => entries.includes(id))).toEqual([]);
  });

  it('of an article is that of one with a text', () => {
    const written = articles.map(({ id }) => String(id));
    const linked = find(/\/news\/(\d+)/g);
    expect(linked.length).toBeGreaterThan(3);
    expect(except(linked, (id) => written.includes(id))).toEqual([]);
  });

  it('to call is one that nobody has', () => {
    const numbers = find(/(?<![\d-])(?:\d{3}[-. ]|\(\d{3}\) ?)?\d{3}[-.]\d{4}(?![\d-])/g);
    expect(numbers.length).toBeGreaterThan(5);
    expect(except(numbers, (number) => /^555-01\d\d$/.test(number))).toEqual([]);
  });
});

describe('an address', () => {
  it('is fiction, or the profile of a person of the docket', () => {
    const profiles = new Set(people.map(({ profileUrl }) => new URL(profileUrl).host));
    const allowed = (host: string) => host.endsWith('.example') || profiles.has(host);
    expect(except(find(/https?:\/\/([^/\s'"`)…]+)/g), allowed)).toEqual([]);
    expect(except(find(/\b[\w.-]+@([\w-]+\.[\w.-]*\w)/g), allowed)).toEqual([]);
    const bare = /\b((?:[a-z0-9-]+\.)+(?:com|net|org|gov|edu|io|info|app|dev|example))\b/g;
    expect(except(find(bare), allowed)).toEqual([]);
  });
});

/** The words of the specification that shout. */
const shouted = ['Oops! Page not found'];

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
];

describe('the writing', () => {
  const english = texts.filter(({ file }) => !file.startsWith('course/es/'));

  it('has straight quotation marks', () => {
    expect(find(/.{0,20}[‘’“”„«»].{0,20}/g)).toEqual([]);
  });

  it('does not raise its voice', () => {
    const calm = texts.map(({ file, text }) => ({
      file,
      text: shouted.reduce((rest, words) => rest.replace(words, ''), text),
    }));
    expect(find(/.{0,30}[!¡].{0,10}/g, calm)).toEqual([]);
  });

  it('is spelled as in America', () => {
    expect(find(new RegExp(`\\b(?:${british.join('|')})\\w*`, 'gi'), english)).toEqual([]);
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

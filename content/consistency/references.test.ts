/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { about } from '../about';
import { recentActions } from '../enforcement';
import { formNotes, recentFilings } from '../filings';
import { articles, news } from '../news';
import { people } from '../people';
import { registry } from '../registry';
import { sections } from '../regulations';
import { english, except, find } from './texts.test.helper';

/** The forms of the house beside those that have a note under Filings. */
const otherForms = 'S-1MP HRT-10 TTD-75 AP-75 LIB-3 W-8-4-U D-1 T-4 FI-1 J-1 J-2'.split(' ');

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

  it('of an appeal or a file is the only one', () => {
    const appeals = new Set(find(/\b\d{4}-Q\d-\d{3}\b/g).map(({ found }) => found));
    expect([...appeals]).toEqual(['2025-Q2-001']);
    const files = new Set(find(/File No\. ([\w-]+)/g).map(({ found }) => found));
    expect([...files]).toEqual(['S1-MP-25']);
  });

  it('of a form is in force', () => {
    const known = [...Object.keys(formNotes), ...otherForms];
    const cited = find(/\b(?:Form|Forms|formulario) ([A-Z\d][A-Z\d-]*\d[A-Z\d-]*)(?![\w])/g);
    expect(cited.length).toBeGreaterThan(40);
    expect(except(cited, (form) => known.includes(form))).toEqual([]);
    const used = new Set(cited.map(({ found }) => found));
    expect(otherForms.filter((form) => !used.has(form))).toEqual([]);
  });

  it('of an article is that of one with a text', () => {
    const written = articles.map(({ id }) => String(id));
    const linked = find(/\/news\/(\d+)/g);
    expect(linked.length).toBeGreaterThan(3);
    expect(except(linked, (id) => written.includes(id))).toEqual([]);
  });

  it('to call is one that nobody has, and rings where the list of contacts says', () => {
    const numbers = find(/(?<![\d-])(?:\d{3}[-. ]|\(\d{3}\) ?)?\d{3}[-.]\d{4}(?![\d-])/g);
    expect(numbers.length).toBeGreaterThan(5);
    expect(except(numbers, (number) => /^555-01\d\d$/.test(number))).toEqual([]);
    const contacts = about.organization.contact.details.map(({ text }) => text).join(' ');
    expect(except(numbers, (number) => contacts.includes(number))).toEqual([]);
    const mail = find(/\b\w+@cope\.example/g).filter(
      ({ file }) => file !== 'pages/accessibility.md',
    );
    expect(mail.length).toBeGreaterThan(3);
    expect(except(mail, (address) => contacts.includes(address))).toEqual([]);
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

  it('in a text has words that say where it leads', () => {
    const words = find(/\[([^\]]+)\]\(/g, english);
    expect(words.length).toBeGreaterThan(30);
    const mute = /^(here|this|this page|link|more|read more|see|searched for|\W*)$/i;
    expect(except(words, (text) => !mute.test(text))).toEqual([]);
  });
});

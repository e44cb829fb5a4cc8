/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aboutPage } from '../about';
import { recentEnforcementActions } from '../enforcement';
import { filingForms, otherFormNumbers, recentFilings } from '../filings';
import { articles, newsItems } from '../news';
import { people } from '../people';
import { registryEntries } from '../providerRegistry';
import { citableSections } from '../regulations';
import {
  englishContentTexts,
  listDisallowedMatches,
  findInContent,
} from './contentTexts.test.helper';

describe('every number that is cited', () => {
  it('every section of the Code (51 CSR) that is cited is in content/regulations.ts', () => {
    const cited = findInContent(/51 CSR (\d+\.\d+(?:\([a-z]+\))*)/g);
    expect(cited.length).toBeGreaterThan(0);
    expect(listDisallowedMatches(cited, (section) => citableSections.includes(section))).toEqual(
      [],
    );
  });

  it('each docket number stands for one matter and is cited only if that matter exists', () => {
    const matters = new Map<string, Set<string>>();
    const add = (docket: string, matter: string) =>
      matters.set(docket, (matters.get(docket) ?? new Set()).add(matter));
    for (const { docket, matter, title, date } of articles) {
      if (docket) add(docket, `${matter ?? title}, ${date}`);
    }
    for (const { docket, title, date } of recentEnforcementActions)
      add(docket, `${title}, ${date}`);
    for (const [docket, titles] of matters) expect([docket, ...titles]).toHaveLength(2);
    expect(
      listDisallowedMatches(findInContent(/COPE-\d+-\d+/g), (docket) => matters.has(docket)),
    ).toEqual([]);
  });

  it('release numbers start with their year, and are cited only if they exist', () => {
    const releases = newsItems.map(({ release }) => release);
    for (const { release, date } of newsItems) expect(release.slice(0, 2)).toBe(date.slice(2, 4));
    const cited = findInContent(/(?<!FI-1 )Release No\. ([\d-]+\d)/g);
    expect(listDisallowedMatches(cited, (release) => releases.includes(release))).toEqual([]);
  });

  it('filing and registry numbers are unique, and cited only if they exist', () => {
    const filings: string[] = recentFilings.map(({ id }) => id);
    const entries: string[] = registryEntries.map(({ id }) => id);
    expect(new Set([...filings, ...entries]).size).toBe(filings.length + entries.length);
    expect(
      listDisallowedMatches(findInContent(/\bF-\d{4}-\d+/g), (id) => filings.includes(id)),
    ).toEqual([]);
    expect(
      listDisallowedMatches(findInContent(/TTD-\d{4}-\d+/g), (id) => entries.includes(id)),
    ).toEqual([]);
  });

  it('every cited form is in content/filings.ts', () => {
    const known = [...Object.keys(filingForms), ...otherFormNumbers];
    const cited = findInContent(
      /\b(?:Form|Forms|formulario) ([A-Z\d][A-Z\d-]*\d[A-Z\d-]*)(?![\w])/g,
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(listDisallowedMatches(cited, (form) => known.includes(form))).toEqual([]);
  });

  it('telephone numbers are fictitious (555-01xx) and listed on the About page', () => {
    const numbers = findInContent(/(?<![\d-])(?:\d{3}[-. ]|\(\d{3}\) ?)?\d{3}[-.]\d{4}(?![\d-])/g);
    expect(numbers.length).toBeGreaterThan(0);
    expect(listDisallowedMatches(numbers, (number) => /^555-01\d\d$/.test(number))).toEqual([]);
    const contacts = aboutPage.organization.contact.details.map(({ text }) => text).join(' ');
    expect(listDisallowedMatches(numbers, (number) => contacts.includes(number))).toEqual([]);
  });
});

describe('every address in the content', () => {
  it('web and email addresses end in .example, except profiles of rated people', () => {
    const profiles = new Set(people.map(({ profileUrl }) => new URL(profileUrl).host));
    const allowed = (host: string) => host.endsWith('.example') || profiles.has(host);
    expect(listDisallowedMatches(findInContent(/https?:\/\/([^/\s'"`)…]+)/g), allowed)).toEqual([]);
    expect(listDisallowedMatches(findInContent(/\b[\w.-]+@([\w-]+\.[\w.-]*\w)/g), allowed)).toEqual(
      [],
    );
    const bare = /\b((?:[a-z0-9-]+\.)+(?:com|net|org|gov|edu|io|info|app|dev|example))\b/g;
    expect(listDisallowedMatches(findInContent(bare), allowed)).toEqual([]);
  });

  it('every link text says where the link leads, unlike "here" or "more"', () => {
    const words = findInContent(/\[([^\]]+)\]\(/g, englishContentTexts);
    expect(words.length).toBeGreaterThan(0);
    const mute = /^(here|this|this page|link|more|read more|see|searched for|\W*)$/i;
    expect(listDisallowedMatches(words, (text) => !mute.test(text))).toEqual([]);
  });
});

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { organizationUnits } from '../about';
import { commissioners, seniorStaff } from '../commissioners';
import { enforcementDivisions } from '../enforcement';
import { articles } from '../news';
import { listDisallowedMatches, findInContent } from './contentTexts.test.helper';

/** "Stampwell" for "Aloysius B. Stampwell III". */
const surname = (name: string) =>
  name
    .replace(/ [IVX]+$/, '')
    .split(' ')
    .at(-1) ?? '';

const everyone = [...commissioners, ...seniorStaff];
const titles = new Map(everyone.map(({ name, title }) => [name, title]));

describe('people named in the content', () => {
  const surnames = new Map(commissioners.map(({ name, title }) => [surname(name), title]));

  it('the titles "Commissioner", "Chair" and "Vice Chair" stand only before those who hold them', () => {
    const alone = findInContent(/((?:Vice )?Chair [A-Z][\w-]+|Commissioner [A-Z][\w-]+)/g);
    const fits = (found: string) => {
      const [name = '', ...title] = found.split(' ').reverse();
      const given = title.reverse().join(' ');
      return surnames.has(name) && ['Commissioner', surnames.get(name)].includes(given);
    };
    expect(listDisallowedMatches(alone, fits)).toEqual([]);
    const together = findInContent(
      /Commissioners ([A-Z][\w-]+(?:, [A-Z][\w-]+)* and [A-Z][\w-]+)/g,
    );
    const known = (found: string) => found.split(/, | and /).every((name) => surnames.has(name));
    expect(listDisallowedMatches(together, known)).toEqual([]);
    expect(findInContent(/Commissioner [A-Z]/g).length).toBeGreaterThan(0);
  });

  it('the names of commissioners and staff are spelled as in content/commissioners.ts', () => {
    for (const { name } of everyone) {
      const first = name.split(' ').at(name.startsWith('Dr. ') ? 1 : 0) ?? '';
      const full = new RegExp(`(?:Dr\\. )?\\b${first} [A-Z][\\w-]*\\.?(?: [A-Z][\\w-]+)*`, 'g');
      expect(listDisallowedMatches(findInContent(full), (found) => found.startsWith(name))).toEqual(
        [],
      );
      expect(findInContent(new RegExp(surname(name), 'g')).length).toBeGreaterThan(0);
    }
  });

  it('every person quoted is in content/commissioners.ts and has the title given there', () => {
    const quoted = findInContent(/^> — (.+)$/gm);
    expect(quoted.length).toBeGreaterThan(0);
    expect(
      listDisallowedMatches(quoted, (found) => {
        if (found.startsWith('Notice of Gentle Concern, ')) return true;
        const [name = '', ...rest] = found.split(', ');
        const title = titles.get(name);
        return title !== undefined && rest.join(', ').startsWith(title);
      }),
    ).toEqual([]);
  });

  it('the title after the name of a commissioner or staff member is the one they hold', () => {
    const names = [...titles.keys()].join('|').replaceAll('.', '\\.');
    const followed = findInContent(new RegExp(`(?:${names}), (?!LLC|Defensor)[A-Z].*`, 'g'));
    expect(followed.length).toBeGreaterThan(0);
    const fits = (found: string) =>
      everyone.some(({ name, title }) => found.startsWith(`${name}, ${title}`));
    expect(listDisallowedMatches(followed, fits)).toEqual([]);
  });

  it('the contact person of every news release is in content/commissioners.ts', () => {
    const known = everyone.map(({ name, title }) => `${name}, ${title}`);
    expect(
      articles.map(({ contact }) => contact).filter((contact) => !known.includes(contact ?? '')),
    ).toEqual([]);
  });
});

describe('every office named in the content', () => {
  it('every office named in the content is on the organization chart', () => {
    const known = organizationUnits.map(({ name }) => name);
    const named = findInContent(/\bOffice of (?:the )?([A-Z]\w+(?: [A-Z]\w+)*)/g);
    expect(named.length).toBeGreaterThan(0);
    expect(listDisallowedMatches(named, (office) => known.includes(office))).toEqual([]);
  });

  it('every division is named by its full title', () => {
    const named = findInContent(/\bDivision of [A-Z].{0,30}/g);
    expect(named.length).toBeGreaterThan(0);
    const known = (found: string) =>
      enforcementDivisions.some(({ title }) => found.startsWith(title));
    expect(listDisallowedMatches(named, known)).toEqual([]);
  });
});

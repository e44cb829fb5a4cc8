/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { offices, timeline } from '../about';
import { commissioners, staff } from '../commissioners';
import { divisions } from '../enforcement';
import { articles } from '../news';
import { except, find, tableOf } from './texts.test.helper';

/** "Stampwell" of "Aloysius B. Stampwell III". */
const surname = (name: string) =>
  name
    .replace(/ [IVX]+$/, '')
    .split(' ')
    .at(-1) ?? '';

const everyone = [...commissioners, ...staff];
const titles = new Map(everyone.map(({ name, title }) => [name, title]));

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
    for (const { name } of everyone) {
      const first = name.split(' ').at(name.startsWith('Dr. ') ? 1 : 0) ?? '';
      const full = new RegExp(`(?:Dr\\. )?\\b${first} [A-Z][\\w-]*\\.?(?: [A-Z][\\w-]+)*`, 'g');
      expect(except(find(full), (found) => found.startsWith(name))).toEqual([]);
      expect(find(new RegExp(surname(name), 'g')).length).toBeGreaterThan(0);
    }
  });

  it('is quoted by name and by a title on file', () => {
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

  it('whose name is followed by a title has that title', () => {
    const names = [...titles.keys()].join('|').replaceAll('.', '\\.');
    const followed = find(new RegExp(`(?:${names}), (?!LLC)[A-Z].*`, 'g'));
    expect(followed.length).toBeGreaterThan(30);
    const fits = (found: string) =>
      everyone.some(({ name, title }) => found.startsWith(`${name}, ${title}`));
    expect(except(followed, fits)).toEqual([]);
  });

  it('to be contacted has a title on file', () => {
    const known = everyone.map(({ name, title }) => `${name}, ${title}`);
    expect(
      articles.map(({ contact }) => contact).filter((contact) => !known.includes(contact ?? '')),
    ).toEqual([]);
  });

  it('votes for the party on file', () => {
    const votes = tableOf('news/04.md', 'Vote on the offer of April 23');
    const filed = commissioners.map(
      ({ name, party }) => `${surname(name)} (${party.replace(' Party', '')})`,
    );
    expect(votes.map(([voter]) => voter).sort()).toEqual(filed.sort());
  });

  it('was sworn in on the first day of the term', () => {
    const sworn = timeline.filter(({ title }) => title.endsWith('sworn in'));
    const [first, , third, , fifth] = commissioners.map(({ termStart }) => termStart);
    expect(sworn.map(({ date }) => date)).toEqual([first, third, fifth]);
  });
});

describe('an office', () => {
  it('is on the organization chart', () => {
    const known = offices.map(({ name }) => name);
    const named = find(/\bOffice of (?:the )?([A-Z]\w+(?: [A-Z]\w+)*)/g);
    expect(named.length).toBeGreaterThan(3);
    expect(except(named, (office) => known.includes(office))).toEqual([]);
  });

  it('that is a division has its whole name', () => {
    const named = find(/\bDivision of [A-Z].{0,30}/g);
    expect(named.length).toBeGreaterThan(8);
    const known = (found: string) => divisions.some(({ title }) => found.startsWith(title));
    expect(except(named, known)).toEqual([]);
  });
});

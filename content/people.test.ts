import { describe, expect, test } from '@jest/globals';
import { people, type PlatformId } from './people';

/** Handles longer than the platform has ever allowed. */
const handles: Record<PlatformId, RegExp> = {
  x: /^[A-Za-z0-9_]{21,}$/,
  tiktok: /^[A-Za-z0-9_.]{25,}$/,
  instagram: /^[A-Za-z0-9_.]{31,}$/,
};

const profiles: Record<PlatformId, string> = {
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  instagram: 'https://www.instagram.com/',
};

const unique = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size;

describe('the rating docket', () => {
  test('the ids of the people count from 1 in list order', () => {
    people.forEach(({ id }, i) => expect(id).toBe(i + 1));
  });

  test('no two people have the same handle, name or persona', () => {
    expect(unique(people.map(({ xHandle }) => xHandle))).toBe(people.length);
    expect(unique(people.map(({ displayName }) => displayName))).toBe(people.length);
    expect(unique(people.map(({ persona }) => persona))).toBe(people.length);
  });

  test.each(people)(
    '$name in content/people.ts has a handle longer than its platform allows',
    ({ platform, xHandle, name }) => {
      expect(xHandle).toMatch(handles[platform]);
      expect(name).toBe(`@${xHandle}`);
    },
  );

  test.each(people)(
    '$name links to the profile of the handle and to the portraits with the person’s id',
    (person) => {
      expect(person.profileUrl).toBe(profiles[person.platform] + person.xHandle);
      expect(person.imageUrl).toMatch(new RegExp(`/portraits/${person.id}\\.svg$`));
      expect(person.spriteImageUrl).toMatch(
        new RegExp(`/portraits/docket\\.svg#full-${person.id}$`),
      );
      expect(person.smallImageUrl).toMatch(
        new RegExp(`/portraits/docket\\.svg#small-${person.id}$`),
      );
    },
  );

  test.each(people)(
    '$name in content/people.ts has a persona of one finished line, without pronouns',
    ({ persona }) => {
      expect(persona).toMatch(/^[A-Z].{20,110}[.?]$/);
      expect(persona).not.toMatch(/\b(he|she|they|his|her|hers|him|their|theirs|them)\b/i);
    },
  );
});

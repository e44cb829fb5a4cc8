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

/**
 * Visitors keep votes by id. A line stays as it is as long as the site, also after the person has
 * gone, so that no id is ever given to somebody else.
 */
const idsByHandle: Readonly<Record<string, number>> = {
  DocketDollyUnboxesMail: 1,
  NapInfluencerNelson_Zzz: 2,
  GaryReactsToGaryReacting: 3,
  SourdoughBarnabyBulletin: 4,
  HustleAtFourAMHenrietta: 5,
  SoftLaunchSienna_Part9of: 6,
  TinyVanEnormousViewLou: 7,
  AuntieMabelReadsCharts: 8,
  ApologyVideoAaron_Take7: 9,
  PlantDadPatricioRepots: 10,
  SpreadsheetSerenaPivots: 11,
  CouponCodeCorey_TenOff: 12,
  ThriftHaulThaddeus_1of1: 13,
  QuietQuitQuentinLoudly: 14,
  SoloVloggerBroSaysWeGuys: 15,
  BoxReviewerImaniNoItem: 16,
  transition_tutorial_tamika_pt_41: 17,
  'golden.hour.gwendolyn.is.running.late': 18,
  flatlay_federico_moved_your_coffee_again: 19,
};

const unique = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size;

describe('the rating docket', () => {
  test.each(people)(
    '$name has the id under which visitors keep their votes, and no one else has it',
    ({ id, xHandle }) => {
      expect({ xHandle, id }).toEqual({ xHandle, id: idsByHandle[xHandle] });
      expect(people.filter((person) => person.id === id)).toHaveLength(1);
    },
  );

  test('no id in this file was given twice', () => {
    const ids = Object.values(idsByHandle);
    expect(new Set(ids).size).toBe(ids.length);
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

  test.each(people)('$name links to the profile of the handle', (person) => {
    expect(person.profileUrl).toBe(profiles[person.platform] + person.xHandle);
  });

  test.each(people)(
    '$name in content/people.ts has a persona of one finished line, without pronouns',
    ({ persona }) => {
      expect(persona).toMatch(/^[A-Z].{20,110}[.?]$/);
      expect(persona).not.toMatch(/\b(he|she|they|his|her|hers|him|their|theirs|them)\b/i);
    },
  );
});

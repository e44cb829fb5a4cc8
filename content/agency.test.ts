import { describe, expect, it } from '@jest/globals';
import { toString } from 'hast-util-to-string';
import { organizationUnits, jobOpenings, timeline } from './about';
import { commissioners, homePageCommissioners, seniorStaff } from './commissioners';
import type { IsoDate } from './dates';
import {
  agencyEvents,
  educationPrograms,
  avoidSundayDeadline,
  educationalResources,
} from './education';
import { enforcementDivisions, fines, recentEnforcementActions } from './enforcement';
import { featureCards } from './home';
import { initiatives } from './initiatives';
import { oversightPrograms, exposureRatingMetrics } from './oversight';
import { maximumFine, citableSections, penaltyTiers } from './regulations';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const inOrder = (dates: readonly IsoDate[]) =>
  dates.every((date, i) => i === 0 || (dates[i - 1] ?? '') <= date);

describe('commissioners', () => {
  it.each(commissioners)(
    'the commissioner $name has a biography of two sentences',
    ({ content }) => {
      const bio = content.nodes.map((node) => toString(node)).join(' ');
      expect(bio.match(/[a-z\d]\.(?= [A-Z]|$)/g)).toHaveLength(2);
    },
  );

  it('the commissioners on the home page are the Chair and the Vice Chair', () => {
    expect(homePageCommissioners.map(({ title }) => title)).toEqual(['Chair', 'Vice Chair']);
  });
});

describe('oversight', () => {
  it('the weights in the exposure rubric add up to 100 percent', () => {
    expect(sum(exposureRatingMetrics.map(({ weight }) => weight))).toBe(100);
  });
});

describe('enforcement', () => {
  it('no fine is above the maximum fine', () => {
    for (const { imposed } of fines) expect(imposed).toBeLessThanOrEqual(maximumFine);
  });

  it('the recent enforcement actions are listed newest first', () => {
    expect(inOrder(recentEnforcementActions.map(({ date }) => date).toReversed())).toBe(true);
  });

  it('the penalty tiers are numbered from 1', () => {
    expect(penaltyTiers.map(({ tier }) => tier)).toEqual(penaltyTiers.map((_, i) => i + 1));
  });
});

describe('dates', () => {
  it('the timeline, fines, and events are sorted by date', () => {
    expect(inOrder(timeline.map(({ date }) => date))).toBe(true);
    expect(inOrder(fines.map(({ date }) => date))).toBe(true);
    expect(inOrder(agencyEvents.map(({ date }) => date))).toBe(true);
  });
});

it('a deadline on a Sunday moves to the Friday before; other deadlines stay', () => {
  expect(avoidSundayDeadline('2025-06-01')).toBe('2025-05-30');
  expect(avoidSundayDeadline('2025-05-29')).toBe('2025-05-29');
});

describe('every list', () => {
  it.each(
    Object.entries({
      staff: seniorStaff,
      offices: organizationUnits,
      positions: jobOpenings,
      rubric: exposureRatingMetrics,
      oversightPrograms,
      divisions: enforcementDivisions,
      initiatives,
      resources: educationalResources,
      events: agencyEvents,
      educationPrograms,
      featureCards,
    }),
  )('%s has unique ids that fit an address', (_name, records) => {
    const ids = records.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('the sections of the Code of Simp Regulations are listed once each', () => {
    expect(new Set(citableSections).size).toBe(citableSections.length);
  });
});

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { commissioners, politicalParties } from './commissioners';
import { courseByLanguage } from './course';
import { investmentSummaryCards } from './dashboards/investmentSummaryCards';
import { addDays, appealRules, educationalResources } from './education';
import { enforcementDivisions, recentEnforcementActions } from './enforcement';
import { filingFormNumbers, recentFilings } from './filings';
import { initiatives } from './initiatives';
import { primaryNavigation } from './navigation';
import { articles, newsItems, newsCategories, newsTopics } from './news';
import { newsItemsPerPage } from './newsList';
import { furtherReadingPages } from './pages';
import { oversightPrograms, exposureRatingMetrics } from './oversight';
import { notFoundMessages } from './notFound';
import { people, type PlatformId } from './people';
import { registryCategories, complianceStatuses } from './providerRegistry';
import { ratingWords } from './rating';
import { registrationThreshold } from './ratingBands';
import { keyRegulations, maximumFine } from './regulations';
import { href, site } from './site';
import { sentencesWithStraightApostrophe as specified } from './specification.test.helper';

/**
 * What the specification requires of the content; dashboards.test.ts has its charts and tabs,
 * e2e/files/routes.test.ts its URLs.
 */

const to = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

describe('the rating game', () => {
  it('there are 19 people to rate, of whom 16 are on X, one on TikTok and two on Instagram', () => {
    const on = (wanted: PlatformId) => people.filter(({ platform }) => platform === wanted).length;
    expect(people).toHaveLength(19);
    expect([on('x'), on('tiktok'), on('instagram')]).toEqual([16, 1, 2]);
  });

  it('a person already rated is announced in the specified words', () => {
    expect(ratingWords.alreadyRated).toBe(specified.alreadyRated);
  });
});

describe('the news', () => {
  it('news items 1 to 24 exist, and of these exactly 1 to 13 have an article', () => {
    expect(newsItems.map(({ id }) => id)).toEqual(expect.arrayContaining(to(24)));
    const withText = articles.map(({ id }) => id);
    expect(withText).toEqual(expect.arrayContaining(to(13)));
    expect(withText.filter((id) => id > 13 && id <= 24)).toEqual([]);
  });

  it('a news list page has eight items, and the home page includes news items 1 to 8', () => {
    expect(newsItemsPerPage).toBe(8);
    expect(newsItems.filter(({ home }) => home).map(({ id }) => id)).toEqual(
      expect.arrayContaining(to(8)),
    );
  });

  it('an article that does not exist is announced in the specified words', () => {
    expect(notFoundMessages.article.title).toBe('Article Not Found');
    expect(notFoundMessages.article.text).toBe(specified.articleNotFound);
  });

  it('the news has four categories and five topics', () => {
    expect(newsCategories).toEqual([
      'Press Release',
      'Public Statement',
      'Regulatory',
      'Enforcement',
    ]);
    expect(newsTopics).toEqual(['sundress', 'onlyfans', 'tiktok', 'bikini', 'disclosure']);
  });
});

describe('the agency', () => {
  it('the tagline, the copyright year and the main menu are as specified', () => {
    expect(site.tagline).toBe(specified.tagline);
    expect(site.copyright).toBe(2025);
    expect(primaryNavigation.map(({ label }) => label)).toEqual([
      'About',
      'Oversight',
      'News',
      'Filings',
      'Enforcement',
      'Initiatives',
      'Education',
    ]);
  });

  it('there are at least five commissioners, with five-year terms, and at most three of a party', () => {
    expect(commissioners.length).toBeGreaterThanOrEqual(5);
    for (const { termStart, termEnd } of commissioners) {
      expect(addDays(termEnd, 1)).toBe(`${Number(termStart.slice(0, 4)) + 5}${termStart.slice(4)}`);
    }
    for (const { name } of politicalParties) {
      expect(commissioners.filter(({ party }) => party === name).length).toBeLessThanOrEqual(3);
    }
  });

  it('the rubric has four metrics, a threshold of 7.5, and a maximum fine of $250,000', () => {
    expect(exposureRatingMetrics.map(({ metric, weight }) => [metric, weight])).toEqual([
      ['Number of thirst traps', 30],
      ['Ratio of 💦 to 🧠', 25],
      ['Follower simps', 20],
      ['Link in bio', 25],
    ]);
    expect(registrationThreshold).toBe(7.5);
    expect(maximumFine).toBe(250_000);
    const registration = keyRegulations.find(({ section }) => section === '75.1');
    expect(registration?.paragraphs.join()).toMatch(/above 7\.5 .* up to \$250,000 per violation/);
  });

  it('appeals have the specified deadlines, fee and panel', () => {
    expect(appealRules).toEqual({
      filingDays: 45,
      decisionDays: 30,
      feeDollars: 75,
      panelSize: 3,
    });
  });

  it('there are at least as many programs, divisions, actions and initiatives as specified', () => {
    expect(oversightPrograms.length).toBeGreaterThanOrEqual(4);
    expect(enforcementDivisions.length).toBeGreaterThanOrEqual(3);
    expect(recentEnforcementActions.length).toBeGreaterThanOrEqual(3);
    expect(initiatives.length).toBeGreaterThanOrEqual(3);
    expect(new Set(initiatives.map(({ status }) => status))).toEqual(
      new Set(['Active', 'In Development']),
    );
  });

  it('educational resources are of four types', () => {
    expect(new Set(educationalResources.map(({ type }) => type))).toEqual(
      new Set(['Course', 'Tool', 'Publication', 'Webinar']),
    );
  });
});

describe('filings', () => {
  it('filings have the five specified form types, and five recent filings are listed', () => {
    expect(filingFormNumbers.slice(0, 5)).toEqual(['CQ-10', 'SD-8', 'S-1', '13F', '10-Q']);
    expect(recentFilings).toHaveLength(5);
  });

  it('the registry has the specified categories and statuses', () => {
    expect(['All', ...registryCategories]).toEqual([
      'All',
      'Lifestyle',
      'Fitness',
      'Swimwear',
      'OOTD',
      'Cosplay',
      'Lingerie',
      'Travel',
      'Beauty',
    ]);
    expect(complianceStatuses).toEqual(['Compliant', 'Non-Compliant', 'Under Review']);
  });

  it('the investment summary cards show the specified figures and changes', () => {
    const stated = investmentSummaryCards.map(({ label, value, change }) => ({
      label,
      value,
      change,
    }));
    expect(stated).toEqual([
      { label: 'Average monthly investment', value: '$67.90', change: '+12.4% YOY' },
      { label: 'Average ROI', value: '52.0%', change: '+5.2% YOY' },
      { label: 'Satisfaction', value: '78.2%', change: '+3.8% YOY' },
      { label: 'Retention', value: '90.5%', change: '+2.1% YOY' },
    ]);
  });
});

it('the course links to further reading', () => {
  expect(furtherReadingPages.map(({ url }) => url)).toEqual([
    href('/education/advanced-thirst-trap-analysis'),
    href('/education/simp-recovery-program'),
    href('/resources/digital-exposure-glossary'),
    href('/resources/content-creator-guidelines'),
  ]);
});

it.each(Object.values(courseByLanguage))(
  'the course begins with 4 modules of 22 lessons in $language',
  ({ modules }) => {
    const specified = modules.slice(0, 4);
    expect(specified.map(({ lessons }) => lessons.length)).toEqual([4, 5, 6, 7]);
    expect(specified.map(({ minutes }) => minutes)).toEqual([45, 60, 75, 90]);
  },
);

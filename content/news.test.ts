/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { parseMarkdown } from './markdown';
import { articles, newsItems, newsFrontMatterSchema } from './news';

const head = {
  id: '25',
  date: '2025-05-17',
  category: 'Press Release',
  topic: 'sundress',
  release: '25-020',
  title: 'A title',
  summary: 'A summary.',
};

const source = (fields: Record<string, string | undefined>) => {
  const lines = Object.entries({ ...head, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\nText.\n`;
};

const read = (fields: Record<string, string | undefined>) =>
  parseMarkdown('news/25.md', source(fields), newsFrontMatterSchema);

describe('front matter of the news', () => {
  it('parseMarkdown reads the front matter and the text of a file', () => {
    const { content, ...item } = read({});
    expect(item).toMatchObject({ id: 25, date: '2025-05-17' });
    expect(toHtml([...content.nodes])).toBe('<p>Text.</p>');
  });

  it.each([
    ['title', undefined],
    ['category', 'Rumor'],
    ['topic', 'weather'],
    ['date', '2025-02-30'],
    ['date', 'yesterday'],
    ['release', '25-1'],
    ['surprise', 'yes'],
  ])(
    'a news file whose field %s is %s throws an error that names the file and the field',
    (field, value) => {
      expect(() => read({ [field]: value })).toThrow(
        new RegExp(`^content/news/25\\.md: .*${field}`),
      );
    },
  );
});

describe('the news', () => {
  it('news items are listed newest first, and no two have the same id', () => {
    expect(new Set(newsItems.map(({ id }) => id)).size).toBe(newsItems.length);
    const dates = newsItems.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('release numbers of news items are unique and in the order of the dates', () => {
    const releases = newsItems.map(({ release }) => release);
    expect(new Set(releases).size).toBe(releases.length);
    expect(releases).toEqual([...releases].sort().reverse());
  });

  it('no two news items give the same excuse for a missing text, unless it is a plain one', () => {
    const excuses = newsItems
      .filter(({ url, excuse }) => !url && excuse !== 'No text was published.')
      .map(({ excuse }) => excuse);
    expect(new Set(excuses).size).toBe(excuses.length);
  });

  it.each(articles)(
    'news article $id has 350 to 750 words outside details elements, and its related articles exist',
    ({ id, content, related }) => {
      const shown = toHtml([...content.nodes]).replaceAll(/<details>.*?<\/details>/gs, '');
      const text = shown.replaceAll(/<[^>]+>/g, ' ');
      const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(750);
      expect(related.length).toBeGreaterThan(0);
      for (const other of related) {
        expect(other).not.toBe(id);
        expect(articles.map((article) => article.id)).toContain(other);
      }
    },
  );
});

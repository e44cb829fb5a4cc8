import { expect, it } from '@jest/globals';
import { findPage } from '@/content/pages';
import { createPageMetadata } from './createPageMetadata';

it('a page with 💦 or 🧠 in its texts says “droplets” and “brains” in its metadata', () => {
  const metadata = createPageMetadata({
    ...findPage('/oversight'),
    title: 'More 💦',
    description: 'Less 🧠',
  });
  expect(metadata.description).toBe('Less brains');
  expect(metadata.openGraph).toMatchObject({
    title: 'More droplets (satire)',
    description: 'Less brains',
    images: [{ alt: expect.stringContaining('More droplets.') }],
  });
  expect(JSON.stringify(metadata)).not.toMatch(/💦|🧠/);
});

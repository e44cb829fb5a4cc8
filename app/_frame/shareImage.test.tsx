import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { findPage } from '@/content/pages';
import { ShareImage } from './shareImage';

it('share images, whose fonts have no symbols, say “droplets” and “brains” in their place', () => {
  const page = { ...findPage('/oversight'), title: 'The ratio of 💦 to 🧠' };
  const { container, rerender } = render(<ShareImage page={page} />);
  expect(container.textContent).toContain('The ratio of droplets to brains');
  rerender(<ShareImage page={{ ...page, previewParagraphs: ['Count the 💦'] }} />);
  expect(container.textContent).toContain('Count the droplets');
});

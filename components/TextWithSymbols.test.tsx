import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextWithSymbols } from './TextWithSymbols';

it('TextWithSymbols draws 💦 and 🧠 as named images within the text', () => {
  const { container } = render(<TextWithSymbols text="Ratio of 💦 to 🧠, weighted" />);
  expect(container.textContent).toBe('Ratio of  to , weighted');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'droplets',
    'brains',
  ]);
});

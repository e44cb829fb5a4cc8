import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FormattedText } from './FormattedText';

it('💦 and 🧠 are characters in the text, each with a name for screen readers', () => {
  const text = 'Ratio of 💦 to 🧠, weighted';
  const { container } = render(<FormattedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(screen.getByText('💦')).toBe(screen.getByRole('img', { name: 'droplets' }));
  expect(screen.getByText('🧠')).toBe(screen.getByRole('img', { name: 'brains' }));
});

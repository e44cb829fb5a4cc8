import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { UnbrokenWords } from './UnbrokenWords';

it('words with a hyphen are kept on one line', () => {
  const text = 'The Twenty-Four-Hour Rule, a self-assessment';
  const { container } = render(<UnbrokenWords text={text} />);
  const words = [...container.querySelectorAll('.unbroken')].map((word) => word.textContent);
  expect(words).toEqual(['Twenty-Four-Hour', 'self-assessment']);
  expect(container.textContent).toBe(text);
});

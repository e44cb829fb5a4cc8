import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useVotes } from './VotesProvider.client';

function OutsideProvider() {
  useVotes();
  return null;
}

describe('useVotes', () => {
  it('throws an error that names the missing VotesProvider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<OutsideProvider />)).toThrow(/needs a <VotesProvider> around/);
  });
});

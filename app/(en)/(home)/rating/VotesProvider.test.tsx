import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useVotes } from './VotesProvider.client';

function OutsideProvider() {
  useVotes();
  return null;
}

describe('useVotes', () => {
  it('useVotes outside a VotesProvider throws an error that names the provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<OutsideProvider />)).toThrow(/found no <VotesProvider>/);
  });
});

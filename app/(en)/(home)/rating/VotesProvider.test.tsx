import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useVotes } from './VotesProvider.client';

function Lost() {
  useVotes();
  return null;
}

describe('useVotes', () => {
  it('outside its provider says what to do', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow(/needs a <VotesProvider> around/);
  });
});

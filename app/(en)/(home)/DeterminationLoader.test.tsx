import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useVotes, VotesProvider } from './rating/VotesProvider.client';
import { votesKey } from '@/components/votesKey';
import { determinationWords as words } from '@/content/determination';
import { people } from '@/content/people';
import { DeterminationLoader } from './DeterminationLoader.client';

const facts = {
  issuer: 'The Commission',
  host: 'cope.example',
  appeal: { days: 45, fee: '$75', url: '/education/#appeals' },
  course: { title: 'The course', hours: 4.5, url: '/course/' },
};

const last = people.at(-1)!;
const store = (...ratings: number[]) =>
  localStorage.setItem(
    votesKey,
    JSON.stringify(ratings.map((rating, i) => ({ personId: people[i]!.id, rating }))),
  );
const fives = people.map(() => 5);

function LastVote() {
  const { cast } = useVotes();
  return <button onClick={() => cast({ personId: last.id, rating: 10 })}>Vote</button>;
}

const game = () =>
  render(
    <VotesProvider people={people}>
      <LastVote />
      <DeterminationLoader facts={facts} notFetched="Not fetched." again="Again" />
    </VotesProvider>,
  );
const sheet = () => screen.findByRole('article', { name: words.title });

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => localStorage.clear());

describe('the Final Determination', () => {
  it('is not there while one person is not rated', async () => {
    store(...fives.slice(1));
    game();
    await act(() => import('./determination/DeterminationSheet.client'));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('comes with the last vote, into view, and takes the focus', async () => {
    store(...fives.slice(1));
    game();
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    await sheet();
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  });

  it('is there at once, and leaves the focus alone, where all votes are stored', async () => {
    store(...fives);
    game();
    expect(await sheet()).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('states the figures, follows a vote from elsewhere, and goes with the votes', async () => {
    store(2, ...fives.slice(1));
    game();
    const order = await sheet();
    const heading = `Mean of ${people.length} ratings`;
    const title = () => within(order).getByRole('heading', { level: 4, name: /^(Heads|A carbon)/ });
    expect(order).toHaveTextContent(`${heading} ${(5 - 3 / people.length).toFixed(1)} of 10`);
    expect(order).toHaveTextContent(/BandAjar 2\.51–5\.00Spread3 points/);
    expect(order).toHaveTextContent(`2 ${people[0]!.displayName}`);
    expect(order).toHaveTextContent(`5 ${people[1]!.displayName} and ${people.length - 2} more`);
    expect(title()).toHaveTextContent('Heads or tails');

    const hear = () => fireEvent(window, new StorageEvent('storage', { key: null }));
    store(...fives);
    hear();
    expect(order).toHaveTextContent(`${heading} 5.0 of 10`);
    expect(title()).toHaveTextContent('A carbon copy');

    localStorage.clear();
    hear();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says in words who stands where on the scale', async () => {
    store(1, 10, ...fives.slice(2));
    game();
    const scale = within(await sheet()).getByRole('list', {
      name: new RegExp(`^All ${people.length}`),
    });
    const said = within(scale)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[class*=names]')?.textContent);
    expect(said.slice(0, 2)).toEqual([`: ${people[0]!.displayName}`, ': nobody']);
    expect(said[4]?.split(', ')).toHaveLength(people.length - 2);
    expect(said[9]).toBe(`: ${people[1]!.displayName}`);
  });

  it('marks for the printer what is not to be printed, and tidies up', async () => {
    store(...fives);
    game();
    await sheet();
    const left = () => document.querySelectorAll('.aside');
    window.print = jest.fn(() => {
      expect(screen.getByRole('button', { name: 'Vote' })).toHaveClass('aside');
      expect(screen.getByRole('article').closest('.aside')).toBeNull();
    });
    await userEvent.click(screen.getByRole('button', { name: words.print }));
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(left()).not.toHaveLength(0);
    window.dispatchEvent(new Event('afterprint'));
    expect(left()).toHaveLength(0);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '@/content/people';
import { ratingWords as words } from '@/content/rating';
import { RatingCard } from './RatingCard.client';
import { votesKey } from '@/components/votesKey';
import { VotesProvider } from './VotesProvider.client';

const three = people.slice(0, 3);
const names = three.map(({ displayName }) => displayName);
const button = (name: string) => screen.getByRole('button', { name });
const places = () =>
  within(screen.getByRole('toolbar', { name: words.places })).getAllByRole('button');

function open(votes: readonly { personId: number; rating: number }[] = []) {
  localStorage.setItem(votesKey, JSON.stringify(votes));
  render(
    <VotesProvider people={three}>
      <RatingCard words={words} />
    </VotesProvider>,
  );
  return userEvent.setup();
}

async function rate(user: ReturnType<typeof userEvent.setup>, value: number) {
  await user.click(screen.getByRole('radio', { name: String(value) }));
  await user.click(button(words.submit));
}

describe('the rating card', () => {
  beforeEach(() => {
    // jsdom has no screen to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('refuses to submit before a choice', async () => {
    const user = open();
    expect(button(words.submit)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(words.submit));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(places()[0]).toHaveAccessibleName(`1: ${names[0]}, open`);
  });

  it('says what was recorded, notes it in the margin, and moves on with an empty choice', async () => {
    const user = open();
    await rate(user, 2);
    expect(screen.getByRole('status')).toHaveTextContent(
      new RegExp(`^Recorded: 2 for ${names[0]}\\. .+ 2 of 3: ${names[1]}\\.$`),
    );
    expect(places()[0]).toHaveAccessibleName(`1: ${names[0]}, rated 2`);
    expect(places()[1]).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('radio', { name: '2' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '1' })).toHaveFocus();
  });

  it('stamps the number until the next one is chosen', async () => {
    const user = open();
    await rate(user, 9);
    expect(screen.getByText(words.stamp)).toHaveTextContent('9');
    await user.click(screen.getByRole('radio', { name: '4' }));
    expect(screen.queryByText(words.stamp)).toBeNull();
  });

  it('says at the last sheet how many are open, and at the end that it is over', async () => {
    const user = open([{ personId: 1, rating: 5 }]);
    await user.click(places()[2]!);
    await rate(user, 6);
    expect(screen.getByRole('status')).toHaveTextContent('Still open: 1.');
    await user.click(places()[1]!);
    await rate(user, 7);
    expect(screen.getByRole('status')).toHaveTextContent(words.exhausted);
    await user.click(places()[0]!);
    await user.click(button(words.change));
    await rate(user, 1);
    expect(screen.getByRole('status')).not.toHaveTextContent(words.exhausted);
  });

  it('goes from place to place by arrow keys, and nowhere before one is pressed', async () => {
    const user = open();
    await user.click(places()[0]!);
    await user.keyboard('{ArrowLeft}');
    expect(places()[2]).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(places()[1]).toHaveFocus();
    expect(places().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(places()[0]).toHaveAttribute('aria-current', 'true');
    await user.keyboard(' ');
    expect(places()[1]).toHaveAttribute('aria-current', 'true');
    expect(places()[1]).toHaveFocus();
  });
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClearStoredData } from './ClearStoredData.client';

const words = {
  clear: 'Clear',
  question: 'Clear both?',
  confirm: 'Yes',
  cancel: 'No',
  cleared: 'Cleared.',
  blocked: 'Not allowed.',
  withoutScript: 'No script.',
} as const;
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function seed() {
  localStorage.setItem('slutEvaluationVotes', '[{"personId":1,"rating":4}]');
  localStorage.setItem('copeCourseProgress', '{"version":1,"done":[]}');
  localStorage.setItem('somebody-else', 'kept');
}

it('clears votes and progress, and nothing else, once that is confirmed', async () => {
  seed();
  render(<ClearStoredData words={words} />);
  await press(words.clear);
  expect(localStorage).toHaveLength(3);
  expect(screen.getByRole('button', { name: words.cancel })).toHaveFocus();
  await press(words.confirm);
  expect(Object.keys(localStorage)).toEqual(['somebody-else']);
  expect(screen.getByRole('status')).toHaveTextContent(words.cleared);
  expect(screen.getByRole('button', { name: words.clear })).toHaveFocus();
});

it('keeps everything when it is called off', async () => {
  seed();
  render(<ClearStoredData words={words} />);
  await press(words.clear);
  await user.keyboard('{Escape}');
  await press(words.clear);
  await press(words.cancel);
  expect(localStorage).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says so where the browser refuses', async () => {
  jest.spyOn(Object.getPrototypeOf(localStorage), 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  render(<ClearStoredData words={words} />);
  await press(words.clear);
  await press(words.confirm);
  expect(screen.getByRole('status')).toHaveTextContent(words.blocked);
});

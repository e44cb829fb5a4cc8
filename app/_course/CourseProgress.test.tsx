import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import {
  box,
  Course,
  moduleCompleted,
  said,
  store,
  stored,
  tick,
  words,
} from './course.test.helper';
import { progressKey } from './progress';
import { useProgress } from './ProgressProvider.client';

const storage = Object.getPrototypeOf(localStorage);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('progress in the course', () => {
  it('starts at nothing and leads to the first lesson', () => {
    render(<Course />);
    expect(screen.getByText('0 of 3 lessons complete')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Lessons complete' })).toHaveValue(0);
    expect(screen.getByRole('link', { name: 'Start with lesson 1: Title 1' })).toHaveAttribute(
      'href',
      '/lesson-1',
    );
    expect(said()).toBe('');
  });

  it('counts, keeps and says what is ticked', async () => {
    render(<Course />);
    await tick(2);
    expect(screen.getByRole('progressbar')).toHaveValue(1);
    expect(stored()).toEqual({ version: 1, done: ['module-1/lesson-2'] });
    expect(said()).toBe('1 of 3 lessons complete');
    expect(screen.getByRole('link', { name: 'Continue with lesson 1: Title 1' })).toBeVisible();
    const listed = screen.getByRole('link', { name: 'Title 2' }).closest('li')!;
    expect(within(listed).getByText('Lesson 2 complete')).toBeInTheDocument();

    await tick(2);
    expect(stored()).toEqual({ version: 1, done: [] });
    expect(said()).toBe('0 of 3 lessons complete');
  });

  it('closes a module with its own line, and says it', async () => {
    render(<Course />);
    await tick(1, 2);
    expect(screen.getAllByText(moduleCompleted[0]!)).toHaveLength(2);
    expect(said()).toBe(moduleCompleted[0]!);
  });

  it('shows what was stored without saying anything', () => {
    store('module-1/lesson-1', 'module-1/lesson-2', 'module-7/lesson-1');
    render(<Course />);
    expect(screen.getByText('2 of 3 lessons complete')).toBeVisible();
    expect(box(1)).toBeChecked();
    expect(box(3)).not.toBeChecked();
    expect(said()).toBe('');
  });

  it('follows another tab', () => {
    render(<Course />);
    store('module-2/lesson-3');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: progressKey }));
    });
    expect(box(3)).toBeChecked();
    expect(screen.getByText('1 of 3 lessons complete')).toBeVisible();
    expect(said()).toBe('');
  });

  it('goes on without storage, and says so once', async () => {
    jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<Course />);
    await tick(1);
    expect(said()).toBe(`1 of 3 lessons complete ${words.storageUnavailable}`);
    await tick(3);
    expect(said()).not.toContain(words.storageUnavailable);
    expect(screen.getByText(words.storageUnavailable)).toBeVisible();
    expect(
      screen.getByText('2 of 3 lessons complete', { selector: 'p:not([role])' }),
    ).toBeVisible();
  });

  it('explains itself outside of its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Stray = () => <>{useProgress().done}</>;
    expect(() => render(<Stray />)).toThrow('ProgressProvider');
  });
});

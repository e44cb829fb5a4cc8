import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import {
  button,
  Course,
  lessons,
  moduleCompleted,
  said,
  store,
  tick,
  user,
  words,
} from './course.test.helper';

afterEach(() => localStorage.clear());

describe('the certificate', () => {
  it('appears with the last lesson, bears a name that is stored nowhere, and prints', async () => {
    const print = jest.fn();
    window.print = print;
    render(<Course />);
    await tick(1, 2);
    expect(screen.getByText(words.certificateLocked)).toBeVisible();
    await tick(3);
    expect(said()).toBe(`${moduleCompleted[1]} ${words.allComplete}`);
    expect(screen.queryByText(words.certificateLocked)).toBeNull();

    const certificate = screen.getByRole('article', { name: words.certificateHeading });
    expect(within(certificate).getByText('the bearer')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: words.nameLabel }), 'Nobody Inparticular');
    expect(certificate).toHaveTextContent(
      /known that Nobody Inparticular has completed the 3 lessons/,
    );
    expect(Object.values({ ...localStorage }).join()).not.toContain('Nobody');

    await user.click(button(words.print));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is gone again when a lesson is unticked', async () => {
    store(...lessons.map(({ id }) => id));
    render(<Course />);
    expect(screen.getByRole('article')).toBeVisible();
    await tick(2);
    expect(screen.queryByRole('article')).toBeNull();
  });
});

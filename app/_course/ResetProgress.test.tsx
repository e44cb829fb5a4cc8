import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { box, button, Course, said, store, stored, user, words } from './course.test.helper';

afterEach(() => localStorage.clear());

describe('the reset', () => {
  it('asks first, and can be called off by button and by Escape', async () => {
    store('module-1/lesson-1');
    render(<Course />);
    await user.click(button(words.reset));
    expect(screen.getByRole('group', { name: words.resetQuestion })).toBeVisible();
    expect(button(words.resetCancel)).toHaveFocus();
    await user.click(button(words.resetCancel));
    expect(button(words.reset)).toHaveFocus();
    await user.click(button(words.reset));
    await user.keyboard('{Escape}');
    expect(button(words.reset)).toHaveFocus();
    expect(stored()).toEqual({ version: 1, done: ['module-1/lesson-1'] });
  });

  it('forgets everything, says so, and moves the focus to the start', async () => {
    store('module-1/lesson-1');
    render(<Course />);
    await user.click(button(words.reset));
    await user.click(button(words.resetConfirm));
    expect(stored()).toEqual({ version: 1, done: [] });
    expect(said()).toBe(words.resetDone);
    expect(box(1)).not.toBeChecked();
    expect(screen.getByRole('link', { name: /^Start with lesson 1/ })).toHaveFocus();
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { DatasetTabs } from './DatasetTabs.client';

const tabs = [
  { id: 'frequency', label: 'Frequency' },
  { id: 'hemline', label: 'Hemline' },
  { id: 'simp', label: 'Simp' },
];

const example = (
  <DatasetTabs
    label="Datasets"
    tabs={tabs}
    slots={tabs.map(({ id }) => (
      <p key={id}>
        Panel of <span id={`in-${id}`}>{id}</span>
      </p>
    ))}
  />
);

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = (id: string) => document.querySelector(`section[id="${id}"]`)!;

function expectOpen(name: string) {
  for (const { id, label } of tabs) {
    const isOpen = label === name;
    expect(tab(label).getAttribute('aria-selected')).toBe(String(isOpen));
    expect(tab(label).tabIndex).toBe(isOpen ? 0 : -1);
    expect(panel(id).getAttribute('hidden')).toBe(isOpen ? null : 'until-found');
    expect(panel(id).getAttribute('tabindex')).toBe(isOpen ? '0' : null);
    expect(panel(id).getAttribute('aria-hidden')).toBe(String(!isOpen));
  }
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

describe('Tabs', () => {
  it('the first dataset tab is open at first, and each tab names its panel', () => {
    render(example);
    expectOpen('Frequency');
    expect(screen.getByRole('tablist', { name: 'Datasets' })).toBeTruthy();
    expect(tab('Hemline').getAttribute('aria-controls')).toBe('hemline');
    expect(screen.getByRole('tabpanel', { name: 'Frequency' }).id).toBe('frequency');
  });

  it.each([
    ['#hemline', 'Hemline'],
    ['#in-simp', 'Simp'],
    ['#elsewhere', 'Frequency'],
  ])('a page address with the fragment %s opens the dataset tab %s', (hash, name) => {
    history.replaceState(null, '', hash);
    render(example);
    expectOpen(name);
  });

  it('exactly one dataset tab is open, whatever the URL fragment is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[%0-9a-fA-F]{0,6}$/),
    );
    fc.assert(
      fc.property(text, (hash) => {
        history.replaceState(null, '', `/#${hash}`);
        const { unmount } = render(example);
        const open = document.querySelectorAll('[role=tab][aria-selected=true]');
        unmount();
        expect(open).toHaveLength(1);
      }),
    );
  });

  it('arrow keys, Home and End open dataset tabs, and arrow keys wrap around', async () => {
    render(example);
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowLeft}', 'Simp'],
      ['{ArrowRight}', 'Frequency'],
      ['{ArrowRight}', 'Hemline'],
      ['{End}', 'Simp'],
      ['{Home}', 'Frequency'],
    ] as const) {
      await userEvent.keyboard(key);
      expectOpen(name);
      expect(document.activeElement).toBe(tab(name));
    }
    expect(location.hash).toBe('#frequency');
  });

  it('an arrow key pressed with Alt does not change the open dataset tab', async () => {
    render(example);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expectOpen('Frequency');
  });

  it('the open dataset tab follows the URL fragment', () => {
    render(example);
    history.replaceState(null, '', '#simp');
    fireEvent(window, new Event('hashchange'));
    expectOpen('Simp');
    history.replaceState(null, '', '#elsewhere');
    fireEvent(window, new Event('hashchange'));
    expectOpen('Simp');
    history.replaceState(null, '', '/');
    fireEvent(window, new Event('popstate'));
    expectOpen('Frequency');
  });

  it('find-in-page opens the dataset panel that contains the match', () => {
    render(example);
    fireEvent(panel('simp'), new Event('beforematch', { bubbles: true }));
    expectOpen('Simp');
  });
});

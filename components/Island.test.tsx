import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Island } from './Island';
import { storageKeys } from './storageKeys';
import { IslandBoundary } from './IslandRoot.client';
import { IslandScope } from './IslandScope';
import { Slot } from './Slot.client';

/** Next gives client components a reference, which Jest lacks. */
const asClientComponent = <T extends object>(component: T, name: string): T =>
  Object.assign(component, { $$id: `[project]/components/Example.client.tsx#${name}` });

asClientComponent(IslandBoundary, 'IslandBoundary');

const Breakable = asClientComponent(function Breakable({ label }: { label: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Thrown by Island.test.tsx to test the fallback of an island.');
  return <button onClick={() => setBroken(true)}>{label}</button>;
}, 'Breakable');

const showServerHtml = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('no main');
  return main;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('Island', () => {
  it('an island dispatches the event "hydrated" after the effects of its component', () => {
    const order: string[] = [];
    const Child = asClientComponent(() => {
      useEffect(() => void order.push('child'), []);
      return null;
    }, 'Child');
    addEventListener('hydrated', ({ target }) => {
      if (target instanceof HTMLElement) order.push(`${target.id} ${target.dataset.island}`);
    });
    render(<Island id="game" storageKey={storageKeys.votes} component={Child} props={{}} />);
    expect(order).toEqual(['child', `game ${storageKeys.votes}`]);
  });

  it('an island that throws shows the server’s HTML, and others stay as they are', () => {
    const islands = (
      <>
        <Island id="one" component={Breakable} props={{ label: 'One' }} />
        <Island id="two" component={Breakable} props={{ label: 'Two' }} />
      </>
    );
    const container = showServerHtml(renderToString(islands));
    render(islands, { container, hydrate: true });
    fireEvent.click(screen.getByRole('button', { name: 'One' }));
    const root = document.getElementById('one');
    expect(root?.textContent).toBe('One');
    expect(root?.hasAttribute('data-static')).toBe(true);
    expect(root?.hasAttribute('data-island')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'One' }));
    expect(document.getElementById('two')?.hasAttribute('data-island')).toBe(true);
  });

  it.each([
    ['a Date', { born: new Date(0) }, /"x">: props\.born is a Date/],
    ['a function', { list: [{ go: () => 1 }] }, /props\.list\[0\]\.go is a function/],
    ['an element', { head: <b /> }, /props\.head is an element.*slots/],
    ['undefined in a list', { list: [1, undefined] }, /props\.list\[1\] is undefined/],
    ['NaN', { n: NaN }, /props\.n is NaN/],
    ['a Map', { m: new Map() }, /props\.m is a Map/],
  ])('an island refuses %s in its props', (_, props, problem) => {
    const Any = asClientComponent(() => null, 'Any');
    expect(() => render(<Island id="x" component={Any} props={props} />)).toThrow(problem);
  });

  it('an island allows what JSON keeps', () => {
    const Any = asClientComponent(() => null, 'Any');
    const props = { a: [1, 'b', null, { c: true }], missing: undefined };
    expect(() => render(<Island id="x" component={Any} props={props} />)).not.toThrow();
  });

  it('an island refuses a component that the browser does not get', () => {
    const ServerOnly = () => null;
    expect(() => render(<Island id="x" component={ServerOnly} props={{}} />)).toThrow(
      /<Island id="x">: the component is not a client component/,
    );
  });
});

it('<IslandScope> puts its provider around each island inside', () => {
  const Provider = asClientComponent(
    ({ label, children }: { label: string; children: React.ReactNode }) => (
      <fieldset aria-label={label}>{children}</fieldset>
    ),
    'Provider',
  );
  render(
    <IslandScope component={Provider} props={{ label: 'shared' }}>
      <p>text</p>
      <Island id="one" component={Breakable} props={{ label: 'One' }} />
      <Island id="two" component={Breakable} props={{ label: 'Two' }} />
    </IslandScope>,
  );
  expect(screen.getAllByRole('group', { name: 'shared' })).toHaveLength(2);
  expect(screen.getByText('text').closest('fieldset')).toBeNull();
});

describe('Slot', () => {
  const Panel = ({ title, slots }: { title: string; slots?: { text: React.ReactNode } }) => (
    <IslandBoundary id="panel">
      <h2>{title}</h2>
      <Slot id="panel-text">{slots?.text}</Slot>
    </IslandBoundary>
  );

  it('the server’s nodes stay in a slot when React draws the island anew', async () => {
    const text = { text: <details>More</details> };
    const html = renderToString(<Panel title="Title" slots={text} />);
    const main = showServerHtml(`<div id="panel">${html}</div>`);
    const details = main.querySelector('details');
    details?.setAttribute('open', '');
    const heading = main.querySelector('h2');
    heading?.replaceChildren('Título');
    const root = document.getElementById('panel');
    if (!root) throw new Error('no root');
    await act(async () =>
      hydrateRoot(root, <Panel title="Title" />, { onRecoverableError: () => undefined }),
    );
    expect(main.querySelector('h2')).not.toBe(heading);
    expect(main.querySelector('details')).toBe(details);
    expect(details?.parentElement?.id).toBe('panel-text');
  });
});

import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Island } from './Island.client';

function Breakable({ label }: { label: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Thrown by Island.test.tsx to test the fallback of an island.');
  return <button onClick={() => setBroken(true)}>{label}</button>;
}

it('an island dispatches the event "hydrated" after the effects of its children', () => {
  const order: string[] = [];
  const Child = () => {
    useEffect(() => void order.push('child'), []);
    return null;
  };
  addEventListener('hydrated', ({ target }) => {
    if (target instanceof HTMLElement) order.push(`${target.id} ${target.dataset.island}`);
  });
  render(
    <Island id="game" storageKey="votes">
      <Child />
    </Island>,
  );
  expect(order).toEqual(['child', 'game votes']);
});

it('an island that throws shows the server’s HTML, and others stay as they are', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="one">From the server</div><main></main>';
  render(
    <>
      <Island id="one">
        <Breakable label="One" />
      </Island>
      <Island id="two">
        <Breakable label="Two" />
      </Island>
    </>,
    { container: document.querySelector('main')! },
  );
  document.querySelector('body > #one')?.remove();
  fireEvent.click(screen.getByRole('button', { name: 'One' }));
  const fallback = screen.getByText('From the server');
  expect(fallback.id).toBe('one');
  expect(fallback.hasAttribute('data-static')).toBe(true);
  expect(fallback.hasAttribute('data-island')).toBe(false);
  expect(screen.getByRole('button', { name: 'Two' })).toBeTruthy();
  log.mockRestore();
});

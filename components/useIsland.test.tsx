import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useIsland } from './useIsland.client';

function Late() {
  const island = useIsland<HTMLParagraphElement>('votes');
  const [shown, show] = useState(false);
  return (
    <>
      <button onClick={() => show(true)}>Show</button>
      {shown && <p {...island}>Part</p>}
    </>
  );
}

it('marks its element, and tells the loader as soon as that is there and answers', () => {
  const told: EventTarget[] = [];
  addEventListener('hydrated', ({ target }) => target && told.push(target));
  render(<Late />);
  expect(told).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  expect(told).toEqual([screen.getByText('Part')]);
  expect(screen.getByText('Part').dataset.island).toBe('votes');
});

import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLive } from './useLive.client';

function Late() {
  const live = useLive<HTMLParagraphElement>('votes');
  const [shown, show] = useState(false);
  return (
    <>
      <button onClick={() => show(true)}>Show</button>
      {shown && <p {...live}>Part</p>}
    </>
  );
}

it('marks its element, and tells the loader as soon as that is there and answers', () => {
  const told: EventTarget[] = [];
  addEventListener('live', ({ target }) => target && told.push(target));
  render(<Late />);
  expect(told).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  expect(told).toEqual([screen.getByText('Part')]);
  expect(screen.getByText('Part').dataset.live).toBe('votes');
});

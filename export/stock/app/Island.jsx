'use client';

import { useEffect, useRef } from 'react';

/** What export/README.md asks of an island, and nothing more. */
export function Island({ id, children }) {
  const ref = useRef(null);
  useEffect(() => {
    ref.current.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return (
    <div id={id} ref={ref} data-island="">
      {children}
    </div>
  );
}

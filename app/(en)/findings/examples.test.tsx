import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { LampStackDrawing } from '@/components/LampStackDrawing';
import { findings } from '@/content/findings/texts';

it('no two findings are drawn alike', () => {
  const drawings = findings.map(({ example, isAboutOrder }) => {
    const { container } = render(<LampStackDrawing ratings={example} isInOrder={isAboutOrder} />);
    const lamps = [...container.querySelectorAll('circle')].map((lamp) => lamp.outerHTML);
    return lamps.sort().join('');
  });
  expect(new Set(drawings).size).toBe(findings.length);
});

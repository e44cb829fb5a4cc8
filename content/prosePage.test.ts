/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { toString } from 'hast-util-to-string';
import { readProsePage } from './prosePage';

it('the votes of the droplet rulings are those that their texts state', () => {
  const { sections, votes } = readProsePage('droplet-rulings');
  const stated = sections.flatMap(({ title, nodes }) => {
    const text = toString({ type: 'root', children: [...nodes] });
    const [, ayes, noes] = /Adopted (\d)[-–](\d)/.exec(text) ?? [];
    const vote = {
      ayes: Number(ayes),
      noes: Number(noes),
      standing: text.includes('everybody having stood up'),
    };
    return ayes ? [[title.split(':')[0], vote]] : [];
  });
  expect(Object.fromEntries(stated)).toEqual(votes);
});

/** @jest-environment node */
import { expect, it } from '@jest/globals';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { courseByLanguage } from './course';
import { readProsePage } from './prosePage';

it('each vote that is drawn is the one that the text around it states', () => {
  const texts = [
    readProsePage('droplet-rulings'),
    ...Object.values(courseByLanguage).flatMap(({ lessons }) => lessons),
  ];
  const votes = texts.flatMap(({ content: { nodes } }) => {
    const found: { vote: Element; text: string }[] = [];
    const root: Root = { type: 'root', children: [...nodes] };
    visit(root, { tagName: 'vote' }, (vote, _, parent) => {
      found.push({ vote, text: toString(parent ?? vote) });
    });
    return found;
  });
  expect(votes.length).toBeGreaterThan(5);
  for (const { vote, text } of votes) {
    const { ayes, noes, standing } = vote.properties;
    expect(text).toContain(`${String(ayes)}–${String(noes)}`);
    expect(text.includes('everybody having stood up')).toBe(standing !== undefined);
  }
});

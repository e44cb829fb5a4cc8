/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { findThreadDepths } from './findThreadDepths';

describe('the nesting of replies', () => {
  it('a reply is one level deeper than the comment it replies to', () => {
    expect(
      findThreadDepths([{ number: 1 }, { number: 2, to: 1 }, { number: 3, to: 2 }, { number: 4 }]),
    ).toEqual([0, 1, 2, 0]);
  });

  it('all replies to a comment are equally deep, whatever comments stand between them', () => {
    expect(
      findThreadDepths([
        { number: 1 },
        { number: 2, to: 1 },
        { number: 3, to: 2 },
        { number: 4, to: 1 },
      ]),
    ).toEqual([0, 1, 2, 1]);
  });

  it('a reply is nested only if it stands directly below the thread', () => {
    expect(
      findThreadDepths([
        { number: 5, to: 1 },
        { number: 6, to: 5 },
        { number: 7 },
        { number: 8, to: 6 },
        { number: 9, to: 8 },
      ]),
    ).toEqual([0, 1, 0, 0, 1]);
  });
});

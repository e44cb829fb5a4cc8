/** FNV-1a, 32 bits: a number that belongs to a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

export type Pick = <T>(list: readonly [T, ...T[]]) => T;

/** Draws from lists by xorshift32; the same seed always draws the same. */
export function pickerOf(seed: string): Pick {
  // xorshift never leaves zero, so zero may not be its start.
  let state = hash(seed) || 1;
  return (list) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return list[(state >>> 0) % list.length] ?? list[0];
  };
}

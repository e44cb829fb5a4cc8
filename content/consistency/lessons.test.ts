/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { columnOf, sumOf, tableOf, texts, textOf } from './texts.test.helper';

const cents = (dollars: number) => Number(dollars.toFixed(2));
const lesson = (id: string) => `course/en/module-${id.replace('.', '/lesson-')}.md`;

describe('the sums of the lessons', () => {
  it('1.2: the attention of an evening, divided', () => {
    const rows = tableOf(lesson('1.2'), 'One evening of attention, per viewer');
    const [length = 0, viewers = 0, each = 0, greeting = 0, rest] = columnOf(rows, 1);
    expect(length).toBe(3 * 60 * 60);
    expect(cents(length / viewers)).toBe(each);
    expect(cents(each - greeting)).toBe(rest);
  });

  it('1.4: plans tripled, and dollars rose by almost half', () => {
    const [hours = [], dollars = [], plans = []] = tableOf(
      lesson('1.4'),
      'Three counts, with model answers',
    ).map((row) => [...columnOf([row], 1), ...columnOf([row], 2)]);
    expect((plans[1] ?? 0) / (plans[0] ?? 1)).toBe(3);
    expect((dollars[1] ?? 0) / (dollars[0] ?? 1)).toBeCloseTo(1.48, 2);
    expect((hours[1] ?? 0) / (hours[0] ?? 1)).toBeLessThan(1.1);
  });

  it('2.2: gifts in dollars and in lunches of $12.00', () => {
    const rows = tableOf(
      lesson('2.2'),
      'Exchange rates, against the dollar and against a lunch of $12.00',
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(Number(((columnOf([row], 2)[0] ?? 0) / 12).toFixed(3))).toBe(columnOf([row], 3)[0]);
    }
    expect(cents((9 / 500) * 600)).toBe(columnOf(rows, 2)[1]);
  });

  it('3.3: small sums in a year', () => {
    const rows = tableOf(lesson('3.3'), 'What $4.99 becomes, by how often it comes');
    for (const row of rows)
      expect(cents((columnOf([row], 1)[0] ?? 0) * 4.99)).toBe(columnOf([row], 2)[0]);
    expect(rows).toHaveLength(4);
  });

  it('3.5: the visits cost more than the coat', () => {
    const [coat = 0, visits] = columnOf(tableOf(lesson('3.5'), "The owner's account"), 1);
    expect(cents(31 * 2.1)).toBe(visits);
    expect(textOf(lesson('3.5'))).toContain('31, at $2.10');
    expect(coat).toBeLessThan(visits ?? 0);
  });

  it('4.1: 50 caps were read out', () => {
    expect(textOf(lesson('4.1'))).toMatch(/50 simps.*Forty-one.*Seven .*Two proved/);
    expect(sumOf([41, 7, 2])).toBe(50);
  });
});

describe('the sums of the pages', () => {
  it('account for every wish of the recovery program', () => {
    expect(sumOf([241, 68, 9])).toBe(318);
    expect(textOf('pages/simp-recovery-program.md')).toMatch(/Of 318 .*241 .*68 .*and nine/);
  });

  it('name the readings of the advanced course that its text remarks on', () => {
    const file = 'pages/advanced-thirst-trap-analysis.md';
    const rows = tableOf(file, 'Mean pulse of the spring group, 24 adults, in beats per minute');
    const [before, during, after] = [1, 2, 3].map((column) => columnOf(rows, column));
    const names = rows.map(([post]) => post);
    expect(names[during?.indexOf(Math.max(...(during ?? []))) ?? -1]).toBe("Dog's empty bed");
    const rising = names.filter((_, i) => (after?.[i] ?? 0) > (during?.[i] ?? 0));
    expect(rising).toEqual(['Boarding pass']);
    expect(during?.[5]).toBeGreaterThan(during?.[0] ?? 0);
    expect(before?.[5]).toBe(72);
    expect(textOf(file)).toContain('The second reading was 72, the same as before');
  });

  it('reach 3,650 people in a year, at ten a day', () => {
    expect(10 * 365).toBe(3650);
    expect(textOf('creatorGuidelines.ts')).toContain('reaches 3,650 people in a year');
  });
});

describe('a lesson in Spanish', () => {
  const numerals = (text: string) =>
    (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).filter((numeral) => numeral !== '101').sort();

  const english = texts.filter(({ file }) => /^course\/en\/module-\d\/lesson/.test(file));

  it.each(english)('has the numbers of $file', ({ file, text }) => {
    const spanish = textOf(file.replace('/en/', '/es/'));
    expect(numerals(spanish)).toEqual(numerals(text));
  });

  it.each(texts.filter(({ file }) => /^course\/es\//.test(file)))(
    '$file opens its questions and ends sentences after quotation marks',
    ({ text }) => {
      const count = (mark: string) => text.split(mark).length;
      expect(count('¿')).toBe(count('?'));
      const [, , body = ''] = text.split(/^---$/m);
      // "(s.)" is an abbreviation.
      expect(body.replace('(s.)', '').match(/.{0,30}[^.\d][.,][")]/g)).toBeNull();
    },
  );
});

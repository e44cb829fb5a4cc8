import { describe, expect, it } from '@jest/globals';
import { flightText, visitClientUses } from './flight';

const usesIn = (rows: readonly string[], enter: (id: string) => boolean = () => true) => {
  const found: unknown[] = [];
  visitClientUses(`${rows.join('\n')}\n`, ({ moduleId, props }) => {
    found.push([moduleId, props.id]);
    return enter(moduleId);
  });
  return found;
};
const counter = '1:I[7,["$2"],"Counter"]';
const island = '3:I[8,[],"Island"]';

describe('flightText', () => {
  it('joins the texts that the scripts push', () => {
    const scripts = [
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"0:[]\\n"])',
    ];
    expect(flightText(scripts)).toBe('0:[]\n');
  });

  it('throws on binary flight data', () => {
    expect(() => flightText(['self.__next_f.push([3,"AAAA"])'])).toThrow(/kind 3/);
  });
});

describe('visitClientUses', () => {
  it('finds client components in the tree, in rows that it refers to, and as values', () => {
    const root =
      '0:{"a":["$","p",null,{"children":["$","$L1",null,{"id":"x"}]}],"b":"$L4","error":"$3"}';
    expect(usesIn([counter, island, '4:["$","$L1",null,{"id":"y"}]', root])).toEqual([
      ['7', 'x'],
      ['7', 'y'],
      ['8', undefined],
    ]);
  });

  it('ignores imports that nothing on the page refers to', () => {
    expect(usesIn([counter, '0:["$","p",null,{"children":"$$L1"}]'])).toEqual([]);
  });

  it('goes into the props of a client component only where it is told to', () => {
    const root = '0:["$","$L3",null,{"id":"i","children":["$","$L1",null,{"id":"x"}]}]';
    expect(usesIn([counter, island, root])).toEqual([
      ['8', 'i'],
      ['7', 'x'],
    ]);
    expect(usesIn([counter, island, root], () => false)).toEqual([['8', 'i']]);
  });

  it('finds a component outside that repeats an element from inside', () => {
    const inside = '5:["$","$L3",null,{"id":"i","children":["$","$L1",null,{"id":"x"}]}]';
    const root = '0:["$L5","$5:props:children"]';
    expect(usesIn([counter, island, inside, root], () => false)).toEqual([
      ['8', 'i'],
      ['7', 'x'],
    ]);
  });

  it('skips rows of text by their length in bytes', () => {
    expect(usesIn([counter, `6:T9,é\n0:"$1"0:["$","$L1",null,{}]`])).toEqual([['7', undefined]]);
  });

  it('throws where a row is missing', () => {
    expect(() => usesIn(['0:["$L9"]'])).toThrow(/row 9/);
  });
});

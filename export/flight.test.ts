import { describe, expect, it } from '@jest/globals';
import { readFlightData, visitClientModules } from './flight';

const clientModulesIn = (rows: readonly string[], enter: (id: string) => boolean = () => true) => {
  const found: unknown[] = [];
  visitClientModules(`${rows.join('\n')}\n`, ({ moduleId, props }) => {
    found.push([moduleId, props.id]);
    return enter(moduleId);
  });
  return found;
};
const counter = '1:I[7,["$2"],"Counter"]';
const island = '3:I[8,[],"Island"]';

describe('readFlightData', () => {
  it('joins the flight data that inline scripts push', () => {
    const scripts = [
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"0:[]\\n"])',
    ];
    expect(readFlightData(scripts)).toBe('0:[]\n');
  });

  it('throws on binary flight data', () => {
    expect(() => readFlightData(['self.__next_f.push([3,"AAAA"])'])).toThrow(/kind 3/);
  });
});

describe('visitClientModules', () => {
  it('finds client components in the tree, in other rows, and as values', () => {
    const root =
      '0:{"a":["$","p",null,{"children":["$","$L1",null,{"id":"x"}]}],"b":"$L4","error":"$3"}';
    expect(clientModulesIn([counter, island, '4:["$","$L1",null,{"id":"y"}]', root])).toEqual([
      ['7', 'x'],
      ['7', 'y'],
      ['8', undefined],
    ]);
  });

  it('leaves out client modules that no element uses', () => {
    expect(clientModulesIn([counter, '0:["$","p",null,{"children":"$$L1"}]'])).toEqual([]);
  });

  it('visits a client component’s props only if enter returns true', () => {
    const root = '0:["$","$L3",null,{"id":"i","children":["$","$L1",null,{"id":"x"}]}]';
    expect(clientModulesIn([counter, island, root])).toEqual([
      ['8', 'i'],
      ['7', 'x'],
    ]);
    expect(clientModulesIn([counter, island, root], () => false)).toEqual([['8', 'i']]);
  });

  it('finds a component that stands both in an island and outside', () => {
    const inside = '5:["$","$L3",null,{"id":"i","children":["$","$L1",null,{"id":"x"}]}]';
    const root = '0:["$L5","$5:props:children"]';
    expect(clientModulesIn([counter, island, inside, root], () => false)).toEqual([
      ['8', 'i'],
      ['7', 'x'],
    ]);
  });

  it('skips a text row of flight data by its length in bytes', () => {
    expect(clientModulesIn([counter, `6:T9,é\n0:"$1"0:["$","$L1",null,{}]`])).toEqual([
      ['7', undefined],
    ]);
  });

  it('throws if a referenced row does not exist', () => {
    expect(() => clientModulesIn(['0:["$L9"]'])).toThrow(/row 9/);
  });
});

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { curlQuotes, curlQuotesDeep, curlQuotesInMarkdown } from './typography';

describe('curlQuotes', () => {
  it.each([
    ['Calls it "an investment", or ("fond").', 'Calls it “an investment”, or (“fond”).'],
    ['"Who?" she said. "Me!"', '“Who?” she said. “Me!”'],
    ['It ends in "Who?". It ends in "Go!".4', 'It ends in “Who?”. It ends in “Go!”.4'],
    ['It is "?" and "…" and "Yes!"—twice', 'It is “?” and “…” and “Yes!”—twice'],
    ['"Is it \'Who?\'" "\'Me!\' it is"', '“Is it ‘Who?’” “‘Me!’ it is”'],
    ['Suelen terminar en "¿traigo pan?".', 'Suelen terminar en “¿traigo pan?”.'],
    ['¿"Pan"? ¡"Ya"! Dijo "¡no!", y "¿sí?"', '¿“Pan”? ¡“Ya”! Dijo “¡no!”, y “¿sí?”'],
  ])('closes a quotation after whatever punctuation it ends with: %s', (plain, curled) => {
    expect(curlQuotes(plain)).toBe(curled);
  });

  it('makes apostrophes, also at the end of a word and before a decade', () => {
    expect(curlQuotes("The Commission's own, the simps' too, of the '80s")).toBe(
      'The Commission’s own, the simps’ too, of the ’80s',
    );
  });

  it('leaves hyphens, dots, dashes and curly quotation marks unchanged', () => {
    const plain = 'One -- two ... three — “four”';
    expect(curlQuotes(plain)).toBe(plain);
  });
});

describe('curlQuotesDeep', () => {
  it('curlQuotesDeep changes every string in nested data, and nothing else', () => {
    expect(curlQuotesDeep({ title: "Don't", list: ['"a"'], id: 3, none: undefined })).toEqual({
      title: 'Don’t',
      list: ['“a”'],
      id: 3,
      none: undefined,
    });
  });
});

describe('curlQuotesInMarkdown', () => {
  it.each([
    ['Say "[who?](/x)", "**go!**" and *"go"*.', 'Say “who?”, “go!” and “go”.'],
    ['Fin: "¿pan?"\n\n4,000 "y" más', 'Fin: “¿pan?”4,000 “y” más'],
    ['Ends in "who?"\\\n"Me!"', 'Ends in “who?”“Me!”'],
    ['Code: "`"x"`"', 'Code: “”'],
  ])('looks at what stands before a mark in the same block: %s', (markdown, texts) => {
    const tree = unified().use(remarkParse).parse(markdown);
    curlQuotesInMarkdown()(tree);
    let text = '';
    visit(tree, 'text', (node) => {
      text += node.value;
    });
    expect(text).toBe(texts);
  });
});

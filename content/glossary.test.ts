import { describe, expect, it } from '@jest/globals';
import { glossaryTerms, reservedLetterNotes } from './glossary';
import { acknowledgmentValues, formatAcknowledgmentValue } from './regulations';

const ids = glossaryTerms.map(({ id }) => id);

describe('the glossary', () => {
  it('the glossary has at least 40 terms', () => {
    expect(glossaryTerms.length).toBeGreaterThanOrEqual(40);
  });

  it('glossary terms are in alphabetical order', () => {
    const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
    const terms = glossaryTerms.map(({ term }) => term);
    expect(terms).toEqual([...terms].sort(compare));
  });

  it('no glossary term begins with a letter in reservedLetterNotes', () => {
    const used = glossaryTerms.map(({ term }) =>
      term
        .replace(/^\P{L}+/u, '')
        .charAt(0)
        .toUpperCase(),
    );
    const reserved = Object.keys(reservedLetterNotes);
    expect(reserved.filter((letter) => used.includes(letter))).toEqual([]);
  });

  it('no two glossary entries have the same id, term or definition', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(glossaryTerms.map(({ term }) => term)).size).toBe(ids.length);
    expect(new Set(glossaryTerms.map(({ definition }) => definition)).size).toBe(ids.length);
  });

  it.each(glossaryTerms)(
    'the id of the glossary term $id fits a URL fragment, and its definition ends with a period',
    ({ id, definition }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(definition).toMatch(/\.$/);
    },
  );

  it('the words marked as Latin occur in the definition of their term', () => {
    for (const { definition, latin = '' } of glossaryTerms) expect(definition).toContain(latin);
  });

  it.each(glossaryTerms)(
    '$id in content/glossary.ts has only other terms in its seeAlso, each once',
    ({ id, seeAlso = [] }) => {
      expect(seeAlso.filter((other) => other === id || !ids.includes(other))).toEqual([]);
      expect(new Set(seeAlso).size).toBe(seeAlso.length);
    },
  );

  it.each([
    ['heart', 'Heart'],
    ['name-read-aloud', 'Name read aloud'],
    ['name-read-aloud', 'Name read aloud correctly'],
    ['ty', '“ty”'],
  ])(
    'the glossary term %s states the value that the code gives to the acknowledgment %s',
    (id, acknowledgment) => {
      const values = acknowledgmentValues
        .filter((row) => row.acknowledgment === acknowledgment)
        .map(formatAcknowledgmentValue);
      expect(values).toHaveLength(1);
      expect(glossaryTerms.find((term) => term.id === id)?.definition).toContain(values[0]);
    },
  );
});

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { type GlossaryTerm, glossaryTerms, reservedLetterNotes } from './glossary';
import { toPlainText } from './markdown';
import { acknowledgmentValues, formatAcknowledgmentValue } from './regulations';

const definitionOf = ({ content }: GlossaryTerm) => toPlainText(content);

describe('the glossary', () => {
  it('the glossary has at least 40 terms', () => {
    expect(glossaryTerms.length).toBeGreaterThanOrEqual(40);
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

  it('no two glossary entries have the same term or definition', () => {
    for (const part of [({ term }: GlossaryTerm) => term, definitionOf])
      expect(new Set(glossaryTerms.map(part)).size).toBe(glossaryTerms.length);
  });

  it.each(glossaryTerms)('the definition of the glossary term $slug ends with a period', (term) => {
    expect(definitionOf(term)).toMatch(/\.$/);
  });

  it.each([
    ['heart', 'Heart'],
    ['name-read-aloud', 'Name read aloud'],
    ['name-read-aloud', 'Name read aloud correctly'],
    ['ty', '“ty”'],
  ])(
    'the glossary term %s states the value that the code gives to the acknowledgment %s',
    (slug, acknowledgment) => {
      const values = acknowledgmentValues
        .filter((row) => row.acknowledgment === acknowledgment)
        .map(formatAcknowledgmentValue);
      expect(values).toHaveLength(1);
      expect(glossaryTerms.filter((term) => term.slug === slug).map(definitionOf)).toEqual([
        expect.stringContaining(String(values[0])),
      ]);
    },
  );
});

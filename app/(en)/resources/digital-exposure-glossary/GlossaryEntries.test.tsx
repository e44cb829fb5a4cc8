import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { glossaryTerms } from '@/content/glossary';
import { toPlainText } from '@/content/markdown';
import { GlossaryEntries } from './GlossaryEntries';

describe('GlossaryEntries', () => {
  it('the glossary shows every term', () => {
    render(<GlossaryEntries />);
    expect(screen.getAllByRole('term').length).toBeGreaterThanOrEqual(glossaryTerms.length);
    for (const { content } of glossaryTerms)
      expect(document.body.textContent).toContain(toPlainText(content));
  });

  it('the glossary shows every letter, with terms or as “[Reserved]”', () => {
    render(<GlossaryEntries />);
    const used = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const reserved = screen
      .getAllByText(/\[Reserved\]/)
      .map((note) => (note.closest('p')?.textContent ?? '').replace(/ \[Reserved\].*/, ''));
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const isReserved = reserved.some((range) => {
        const [first = '', last = first] = range.split('–');
        return first <= letter && letter <= last;
      });
      expect({ letter, isReserved }).toEqual({ letter, isReserved: !used.includes(letter) });
    }
  });
});

interface LetterGroup<T> {
  letter: string;
  terms: T[];
}

export function groupByLetter<T extends { term: string }>(terms: readonly T[]): LetterGroup<T>[] {
  return terms.reduce<LetterGroup<T>[]>((letters, term) => {
    const letter = (/\p{L}/u.exec(term.term)?.[0] ?? '#').toUpperCase();
    const last = letters.at(-1);
    if (last?.letter !== letter) return [...letters, { letter, terms: [term] }];
    last.terms.push(term);
    return letters;
  }, []);
}

interface Letter<T> {
  letter: string;
  terms: T[];
}

/** Puts terms, already in order, under the first letter of each; quotation marks do not count. */
export function groupByLetter<T extends { term: string }>(terms: readonly T[]): Letter<T>[] {
  return terms.reduce<Letter<T>[]>((letters, term) => {
    const letter = (/\p{L}/u.exec(term.term)?.[0] ?? '#').toUpperCase();
    const last = letters.at(-1);
    if (last?.letter !== letter) return [...letters, { letter, terms: [term] }];
    last.terms.push(term);
    return letters;
  }, []);
}

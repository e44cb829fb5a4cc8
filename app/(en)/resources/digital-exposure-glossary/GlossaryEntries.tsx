import { type GlossaryTerm, glossaryTerms } from '@/content/glossary';
import { groupByLetter } from './groupByLetter';
import styles from './GlossaryEntries.module.css';

const letters = groupByLetter(glossaryTerms);

/** All terms of the glossary, grouped by their first letter, below a row of links to the letters. */
export function GlossaryEntries() {
  return (
    <>
      <nav className={styles.index} aria-label="Letters">
        <ul role="list">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }) => (
        <section key={letter} className={styles.group} id={idOf(letter)}>
          <h2 className={styles.letter}>{letter}</h2>
          <dl className={styles.terms}>
            {terms.map((term) => (
              <div key={term.id} className={styles.entry} id={term.id}>
                <dt>
                  <dfn className={styles.term}>{term.term}</dfn>{' '}
                  {term.partOfSpeech && <span className={styles.part}>{term.partOfSpeech}</span>}
                </dt>
                <dd>
                  <Definition term={term} />
                </dd>
                {term.read && (
                  <dd className={styles.also}>
                    <a href={term.read.url}>{term.read.label}</a>
                  </dd>
                )}
                {term.seeAlso && (
                  <dd className={styles.also}>
                    See also:{' '}
                    <SeeAlso terms={glossaryTerms.filter(({ id }) => term.seeAlso?.includes(id))} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;

/** The definition of a term. Latin words in it have `lang="la"`, for screen readers. */
function Definition({ term: { definition, latin } }: { term: GlossaryTerm }) {
  if (!latin) return definition;
  const [before, after] = definition.split(latin);
  return (
    <>
      {before}
      <span lang="la">{latin}</span>
      {after}
    </>
  );
}

function SeeAlso({ terms }: { terms: readonly GlossaryTerm[] }) {
  return terms.map(({ id, term }, i) => (
    <span key={id} className={styles.other}>
      <a href={`#${id}`}>{term}</a>
      {i < terms.length - 1 && ', '}
    </span>
  ));
}

import { Fragment } from 'react';
import { SpotIllustration } from '@/components/SpotIllustration';
import { TextWithSymbols } from '@/components/TextWithSymbols';
import { type GlossaryTerm, glossaryTerms, reservedLetterNotes } from '@/content/glossary';
import { groupByLetter } from './groupByLetter';
import styles from './GlossaryEntries.module.css';

const letters = groupByLetter(glossaryTerms);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function GlossaryEntries() {
  return (
    <>
      <nav data-print="no" aria-label="Letters">
        <ul className={styles.index} role="list">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }, i) => (
        <Fragment key={letter}>
          <section className={styles.group} id={idOf(letter)}>
            <h2 className={styles.letter}>{letter}</h2>
            <dl className={styles.terms}>
              {terms.map((term) => (
                <div
                  key={term.id}
                  className={styles.entry}
                  id={term.id}
                  data-last={term === glossaryTerms.at(-1) || undefined}
                >
                  <dt>
                    {term.drawing && (
                      <span className={styles.drawing}>
                        <SpotIllustration name={term.drawing} />
                      </span>
                    )}
                    <dfn className={styles.term}>
                      <TextWithSymbols text={term.term} />
                    </dfn>{' '}
                    {term.partOfSpeech && <span className={styles.part}>{term.partOfSpeech}</span>}
                  </dt>{' '}
                  <dd>
                    <Definition term={term} />
                  </dd>{' '}
                  {term.read && (
                    <dd className={styles.also}>
                      <a href={term.read.url}>{term.read.label}</a>{' '}
                    </dd>
                  )}
                  {term.seeAlso && (
                    <dd className={styles.also}>
                      See&nbsp;also:{' '}
                      <SeeAlso
                        terms={glossaryTerms.filter(({ id }) => term.seeAlso?.includes(id))}
                      />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
          <ReservedLetters after={letter} before={letters[i + 1]?.letter} />
        </Fragment>
      ))}
    </>
  );
}

/**
 * Letters without terms, in one line such as "J–K [Reserved]", as codes of law list unused
 * sections.
 */
function ReservedLetters({ after, before }: { after: string; before: string | undefined }) {
  const reserved = alphabet.slice(
    alphabet.indexOf(after) + 1,
    before === undefined ? undefined : alphabet.indexOf(before),
  );
  if (!reserved) return null;
  const notes = [...reserved].flatMap((letter) => reservedLetterNotes[letter] ?? []);
  return (
    <p className={styles.group}>
      <span className={styles.reserved}>
        {[...new Set([reserved.at(0), reserved.at(-1)])].join('–')}
      </span>{' '}
      <span className={styles.note}>[Reserved]{notes.length > 0 && ` ${notes.join('; ')}.`}</span>
    </p>
  );
}

const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;

/** Latin words have `lang="la"`, for screen readers. */
function Definition({ term: { definition, latin } }: { term: GlossaryTerm }) {
  if (!latin) return <TextWithSymbols text={definition} />;
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
      <a href={`#${id}`}>
        <TextWithSymbols text={term} />
      </a>
      {i < terms.length - 1 && ', '}
    </span>
  ));
}

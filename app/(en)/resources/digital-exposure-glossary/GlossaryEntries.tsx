import type { PropsWithChildren } from 'react';
import { SpotIllustration } from '@/components/SpotIllustration';
import { FormattedText } from '@/components/FormattedText';
import { Markdown, type MarkdownComponents } from '@/components/Markdown';
import { type GlossaryTerm, glossaryTerms, reservedLetterNotes } from '@/content/glossary';
import styles from './GlossaryEntries.module.css';

interface LetterGroup {
  /** One letter, or several in a row that have no terms. */
  letters: string;
  terms: readonly GlossaryTerm[];
}

const firstLetter = ({ term }: GlossaryTerm) => /[a-z]/i.exec(term)?.[0].toUpperCase();

const groups = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].reduce<readonly LetterGroup[]>((all, letter) => {
  const terms = glossaryTerms.filter((term) => firstLetter(term) === letter);
  const last = all.at(-1);
  if (terms.length > 0 || !last || last.terms.length > 0)
    return [...all, { letters: letter, terms }];
  return [...all.slice(0, -1), { letters: last.letters + letter, terms }];
}, []);

export function GlossaryEntries() {
  return (
    <>
      <nav data-print="no" aria-label="Letters">
        <ul className={styles.index} role="list">
          {groups.flatMap(({ letters, terms }) =>
            [...letters].map((letter) => (
              <li key={letter}>
                <a href={`#${idOf(letters)}`} data-reserved={terms.length === 0 || undefined}>
                  {letter}
                </a>
              </li>
            )),
          )}
        </ul>
      </nav>
      {groups.map(({ letters, terms }) =>
        terms.length === 0 ? (
          <ReservedLetters key={letters} letters={letters} />
        ) : (
          <section key={letters} className={styles.group} id={idOf(letters)}>
            <h2 className={styles.letter}>{letters}</h2>
            <dl className={styles.terms}>
              {terms.map((term) => (
                <div
                  key={term.slug}
                  className={styles.article}
                  id={term.slug}
                  data-last={term === glossaryTerms.at(-1) || undefined}
                >
                  <dt>
                    {term.drawing && (
                      <span className={styles.drawing}>
                        <SpotIllustration name={term.drawing} />
                      </span>
                    )}
                    <dfn className={styles.term}>
                      <FormattedText text={term.term} />
                    </dfn>{' '}
                    <span className={styles.part}>{term.partOfSpeech}</span>
                  </dt>{' '}
                  <dd>
                    <Markdown content={term.content} components={definitionComponents} unstyled />
                  </dd>{' '}
                  {term.read && (
                    <dd className={styles.also}>
                      <a href={term.read.url}>{term.read.label}</a>
                    </dd>
                  )}{' '}
                  {term.seeAlso.length > 0 && (
                    <dd className={styles.also}>
                      See&nbsp;also:{' '}
                      <SeeAlso
                        terms={glossaryTerms.filter(({ slug }) => term.seeAlso.includes(slug))}
                      />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        ),
      )}
    </>
  );
}

/** A definition goes on in the line of its term. */
const definitionComponents: MarkdownComponents = {
  p: ({ children }: PropsWithChildren) => children,
  em: ({ children }: PropsWithChildren) => <span lang="la">{children}</span>,
};

/**
 * Letters without terms, in one line such as "J–K [Reserved]", as codes of law list unused
 * sections.
 */
function ReservedLetters({ letters }: { letters: string }) {
  const notes = [...letters].flatMap((letter) => reservedLetterNotes[letter] ?? []);
  return (
    <p className={styles.reserved} id={idOf(letters)}>
      <span className={styles.range}>
        {[...new Set([letters.at(0), letters.at(-1)])].join('–')}
      </span>{' '}
      <span>[Reserved]{notes.length > 0 && ` ${notes.join('; ')}.`}</span>
    </p>
  );
}

const idOf = (letters: string) => `letter-${letters.charAt(0).toLowerCase()}`;

function SeeAlso({ terms }: { terms: readonly GlossaryTerm[] }) {
  return terms.map(({ slug, term }, i) => (
    <span key={slug}>
      <a href={`#${slug}`}>
        <FormattedText text={term} />
      </a>
      {i < terms.length - 1 && ', '}
    </span>
  ));
}

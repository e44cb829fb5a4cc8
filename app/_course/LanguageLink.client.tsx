'use client';

/**
 * A link to the same course page in the other language. On click it adds the current fragment, so
 * that the lesson stays the same.
 */
export function LanguageLink({
  url,
  language,
  label,
}: {
  url: string;
  language: string;
  label: string;
  /** Tells the export that the link works as plain HTML until an island on the page hydrates. */
  waitsForIsland: true;
}) {
  return (
    <a
      href={url}
      hrefLang={language}
      lang={language}
      onClick={(event) => {
        event.currentTarget.hash = location.hash;
      }}
    >
      {label}
    </a>
  );
}

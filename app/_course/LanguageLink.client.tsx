'use client';

/** Links to this page in the other language, and keeps the fragment, so that the lesson stays the same. */
export function LanguageLink({
  url,
  language,
  label,
}: {
  url: string;
  language: string;
  label: string;
  /** Declares for the export that the link works as plain HTML until an island hydrates. */
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

'use client';

/**
 * A link to the same course page in the other language. On click it adds the fragment of the
 * current URL, so that the other page opens at the same lesson.
 */
export function LanguageLink({
  url,
  language,
  label,
}: {
  url: string;
  language: string;
  label: string;
  /**
   * Tells the export (export/hydration.ts) that the link works as plain HTML until an island on the
   * page needs the page's scripts.
   */
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

'use client';

/**
 * A link to the same page in the other language, with the fragment of the current URL, so that it
 * opens at the same lesson.
 */
export function LanguageLink({
  url,
  language,
  label,
}: {
  url: string;
  language: string;
  label: string;
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

'use client';

/** Leads to this page in the other language, and to the lesson that the address names. */
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

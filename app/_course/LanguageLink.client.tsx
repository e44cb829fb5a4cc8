'use client';

/** Links to this page in another language, at the lesson that the fragment of the address names. */
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

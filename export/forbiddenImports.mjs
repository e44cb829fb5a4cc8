/**
 * Components must not import these, because pages load Next's scripts only for islands. ESLint
 * reports the imports in the editor; the export step stops the build.
 * @type {readonly { name: string, importNames?: string[], message: string }[]}
 */
export const forbiddenImports = [
  {
    name: 'next/link',
    message: "Write <a href={href('/…')}>: next/link needs Next's router, which pages do not load.",
  },
  {
    name: 'next/image',
    message:
      'Write <img> with width and height: pictures have their final size, and next/image is a client component.',
  },
  {
    name: 'next/script',
    message:
      "Write an inline <script data-keep>, which can load nothing from other hosts: next/script needs Next's runtime.",
  },
  {
    name: 'next/navigation',
    importNames: ['useRouter'],
    message: 'Set location.href: the payloads that the router fetches are not published.',
  },
];

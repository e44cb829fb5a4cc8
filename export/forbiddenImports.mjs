/**
 * Components must not import these, because pages have no script but their islands', each a React
 * root of its own. ESLint reports the imports in the editor; the export step stops the build.
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
    name: 'next/dynamic',
    message:
      'Import the code with import() in an effect and keep it in state, as DeterminationLoader does: next/dynamic needs Suspense, and the server renders no island in parts.',
  },
  {
    name: 'next/form',
    message: "Write <form>: next/form needs Next's router, which pages do not load.",
  },
  {
    name: 'next/navigation',
    importNames: ['useRouter'],
    message: 'Set location.href: the payloads that the router fetches are not published.',
  },
  {
    name: 'next/navigation',
    importNames: [
      'usePathname',
      'useSearchParams',
      'useParams',
      'useSelectedLayoutSegment',
      'useSelectedLayoutSegments',
    ],
    message:
      "Take the path as a prop, or read `location` in an effect: these hooks need Next's router, which pages do not load.",
  },
  {
    name: 'react',
    importNames: ['useId'],
    message: 'Take an id as a prop: useId would return the same id in two islands of a page.',
  },
  {
    name: 'react',
    importNames: ['Suspense', 'lazy'],
    message:
      'Import the code with import() in an effect and keep it in state, as DeterminationLoader does: the server renders no island in parts.',
  },
];

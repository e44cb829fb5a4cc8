/** The satire notice: it stands on every page, and it is true. */
export const satireNotice = {
  label: 'Satire notice',
  line: 'Not an official website of anything.',
  more: 'Here’s how you know',
  points: [
    {
      title: 'This is satire',
      text: 'The Commission on Online Parasocial Expenditure does not exist. It has no powers and no government above it. Everyone rated, quoted, fined or employed here is invented. Every number, address and counter is too: nothing can be reported, appealed or filed.',
    },
    {
      title: 'The padlock is real. The Commission is not.',
      text: 'Your browser checks that the connection is private. It has no opinion of the agency at the other end, and neither should you. Nothing you enter here is sent anywhere.',
    },
  ],
  strip:
    'cope.example, a work of satire. All people are invented, and so is every way to reach them.',
  printLine: 'COPY 3 OF 3 – PINK (RETAIN; SHOW NO ONE)',
} as const;

/** The search box in the header looks like one and searches nothing. */
export const searchBox = {
  label: 'Search',
  field: 'Search the Commission',
  button: 'Search',
  hint: 'Search 4,112 pages of guidance on searching.',
  note: 'Specimen. Nothing you enter leaves this page (51 CSR 8.4).',
} as const;

/** The objects that `app/og/[slug]/shareObjects.tsx` draws. */
export type ShareObject =
  | 'bars'
  | 'chair'
  | 'clock'
  | 'cover'
  | 'dots'
  | 'drawer'
  | 'dresses'
  | 'form'
  | 'form-boxes'
  | 'haha'
  | 'lamp'
  | 'lamp-at-table'
  | 'numbers'
  | 'plate'
  | 'receipt'
  | 'respondents'
  | 'ring'
  | 'seal'
  | 'telephone'
  | 'two-parts'
  | 'word';

export interface SharePicture {
  object: ShareObject;
  /** What the object is, for those who do not see it: a phrase without a period. */
  alt: string;
  /** The page's own best line that does not give away its end, word for word: 90 characters at most. */
  hook: string;
}

/**
 * What the share image of a page shows in place of the page's title, by path. To give a page one, add
 * it here; a new object needs a name above and a drawing in `shareObjects.tsx`.
 */
export const sharePictures: Readonly<Record<string, SharePicture>> = {
  '/about': {
    object: 'seal',
    alt: 'The seal: a moth in a ring light',
    hook: 'A small agency with a clear mandate, which it did not expect either.',
  },
  '/education/simp-awareness-101': {
    object: 'receipt',
    alt: 'The receipt of an evening, at $47.97',
    hook: '“It takes the same time. I checked.”',
  },
  '/education/simp-awareness-101/module-1': {
    object: 'dots',
    alt: 'A room of 4,000 dots, one of them circled',
    hook: 'You have been circled, in case anyone asks.',
  },
  '/enforcement': {
    object: 'respondents',
    alt: 'A coat rack, a vending machine, and a lamp in front of a height chart',
    hook: 'The Commission may fine, order, notify, and, in proper cases, be disappointed.',
  },
  '/enforcement/desk-lamp-transcript': {
    object: 'lamp-at-table',
    alt: 'A lit desk lamp at a table, with a microphone',
    hook: 'A lamp was fined. The lamp has appealed.',
  },
  '/enforcement/one-haha': {
    object: 'haha',
    alt: 'The word “haha,” very large',
    hook: 'is haha with a small h worse',
  },
  '/es/education/simp-awareness-101': {
    object: 'receipt',
    alt: 'El recibo de una noche, de $47.97',
    hook: '“Lleva el mismo tiempo. Lo comprobé”',
  },
  '/es/education/simp-awareness-101/module-1': {
    object: 'dots',
    alt: 'Una sala de 4,000 puntos, uno de ellos marcado',
    hook: 'A usted se le marcó con un círculo, por si alguien pregunta.',
  },
  '/es/resources/form-10-q': {
    object: 'form',
    alt: 'Un formulario en un cajón',
    hook: 'Se acepta un cálculo a ojo, que suele dar la mitad.',
  },
  '/filings/coochie-index': {
    object: 'ring',
    alt: 'A ring of ten lamps, seven of them lit',
    hook: 'Exposure has one season, and it is February.',
  },
  '/filings/f-2025-00413': {
    object: 'cover',
    alt: 'The cover of a prospectus for $2.00',
    hook: 'We may not be noticed. We may be noticed. All of our preparations relate to risk 1.',
  },
  '/filings/sundress-yield-curve': {
    object: 'dresses',
    alt: 'Five rails of dresses, one dress in another color',
    hook: 'It has been inverted once, by a wedding.',
  },
  '/filings/thirst-trap-database': {
    object: 'drawer',
    alt: 'An open drawer of cards',
    hook: 'The crooked ones are August’s, when the drawer sticks.',
  },
  '/findings': {
    object: 'plate',
    alt: 'Twenty-one stacks of lamps, no two alike',
    hook: 'Twenty-one things that can be found about a wallet without opening it.',
  },
  '/freedom-of-infatuation/release-266': {
    object: 'bars',
    alt: 'A conversation, half of it black bars',
    hook: 'Everything of the crush’s has been removed. The rest is you.',
  },
  '/news/3': {
    object: 'lamp',
    alt: 'A desk lamp, with a moth',
    hook: 'It was nevertheless looked at for 3,006 hours.',
  },
  '/news/7': {
    object: 'two-parts',
    alt: 'Page 6 and page 11, with nothing between them',
    hook: 'A filing in two parts, known in the trade as a bikini, need not be joined in the middle.',
  },
  '/no-simp-left-behind': {
    object: 'chair',
    alt: 'A chair and a glass of water',
    hook: 'The simp is offered a chair, a glass of water, and the last word.',
  },
  '/oversight/one-more-comments': {
    object: 'clock',
    alt: 'A clock, at ten to three in the night',
    hook: 'I have called “last one” every night for thirty years, and I know the number.',
  },
  '/oversight/remembered-from-last-week': {
    object: 'telephone',
    alt: 'A telephone at 8:02, with one message',
    hook: 'How is Ellen after her operation?',
  },
  '/resources/content-creator-guidelines': {
    object: 'numbers',
    alt: 'The number 412, struck out, and the number 2',
    hook: 'sorry for the novel lol. it’s not a novel. the novel is separate',
  },
  '/resources/digital-exposure-glossary': {
    object: 'word',
    alt: 'The word “Wallet,” as a dictionary prints it',
    hook: 'The protected party.',
  },
  '/resources/form-1099-hey': {
    object: 'form-boxes',
    alt: 'A form, with box 1 at $1.54 and box 8 at $809.31',
    hook: 'It comes in January, and tells a simp what came back.',
  },
  '/resources/form-10-q': {
    object: 'form',
    alt: 'A form in a drawer',
    hook: 'An estimate is accepted, and is usually about half.',
  },
};

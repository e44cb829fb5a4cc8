import { mirrored } from './head';
import { fill, line, shape, type HairCut } from './ink';

/** Hair that is gathered up, or that reaches the shoulders. */
export const longHair = {
  beehive: {
    back: ({ hair }) =>
      mirrored('b', fill(hair, 'M33 38C24 47 30 58 21.5 63.5C28 70.5 40 68 44 60V36Z')),
    front: ({ hair, strand, trim }) =>
      fill(
        hair,
        'M31.5 47C26.5 38 28 27 33 20C36 4.5 64 4.5 67 20C72 27 73.5 38 68.5 47C68 40 66 35 62 31.5C56 36.5 43 37 38 31.5C34 35 32 40 31.5 47Z',
      ) +
      line(strand, 1.2, 'M37 21C39 12 54 8 62 14.5C65 18.5 60 22 55 19.5M44 21.5Q49 16.5 54 15.5') +
      line(trim, 3.4, 'M33.5 28.5Q50 20 66.5 28.5'),
  },
  topKnot: {
    front: ({ hair, strand, trim }) =>
      fill(
        hair,
        'M50 3a8.5 8 0 1 0 .1 0zM32 46C29.5 29 38 19 50 19S70.5 29 68 46C66.5 37 61.5 30 50 29.5S33.5 37 32 46Z',
      ) +
      line(strand, 1.2, 'M44.5 10.5Q49 6 55 9M41 25Q45 20.5 49 19.5M59 25Q55 20.5 51 19.5') +
      line(trim, 2.8, 'M45.5 18.5Q50 20.5 54.5 18.5'),
  },
  ponytail: {
    back: ({ hair, strand }) =>
      fill(
        hair,
        'M57 23C62 9 78 10 82 23C85 34 80 43 84.5 53C76 53 70 45 71 34C71.5 28 67 24 60 28Z',
      ) + line(strand, 1.2, 'M65 18C75 17 77 27 76 37'),
    front: ({ hair, strand, trim }) =>
      fill(hair, 'M32 46C29 30 37 20 50 20S71 30 68 46C66.5 37 61.5 31 50 30.5S33.5 37 32 46Z') +
      line(strand, 1.2, 'M40 27.5Q48 21.5 58 23.5M48 27.5Q55 24 61 26') +
      line(trim, 3.2, 'M60.5 20.5Q64 23 65.5 27'),
  },
  curtain: {
    back: ({ hair }) =>
      fill(hair, 'M31 38C28 54 29 70 24 85H50V40ZM68 36C74 54 71 70 77 87H52V40Z'),
    front: ({ hair, strand }) =>
      fill(
        hair,
        'M31.5 50C28 34 33 19.5 47 18.5C63 17.5 72 28 72.5 45C73 58 73 72 77 87Q66 86 62 76C65 66 61 55 53 47.5C47.5 41.5 43 35 42 27.5C38 33 33 40 31.5 50Z',
      ) +
      line(strand, 1.3, 'M45 24C52 36 66 40 67.5 57C68 66 68 74 70.5 81M48 22C58 29 69 36 70.5 52'),
  },
  bob: {
    back: ({ hair }) =>
      fill(hair, 'M28.5 38C28.5 22 38 16.5 50 16.5S71.5 22 71.5 38L73 65H57V40H43V65H27Z'),
    front: ({ hair, strand }) =>
      fill(hair, 'M28.5 40C28 24 37 16.5 50 16.5S72 24 71.5 40L73 65H64.5L67 37.5H33L35.5 65H27Z') +
      line(strand, 1.2, 'M40 24v9M46.5 22v11M53.5 22v11M60 24v9M31 45v14M69 45v14'),
  },
  buns: {
    front: ({ hair, strand, coat }) =>
      mirrored(
        'f',
        fill(hair, 'M31 7a9.5 9 0 1 0 .1 0z') +
          line(strand, 1.2, 'M26 15.5q4-5 10-2M28.5 19.5q3-3 6.5-1') +
          line(coat, 2.8, 'M35 25Q38 24 39 20.5'),
      ) +
      fill(
        hair,
        'M32 47C28.5 31 37 20.5 50 20.5S71.5 31 68 47C67 38 61 32 50 24C39 32 33 38 32 47Z',
      ) +
      line(strand, 1.1, 'M50 24V20.5'),
  },
  wipe: {
    back: ({ hair }) => fill(hair, 'M60 26C76 30 76 50 79 68C70 74 60 72 57 66V40Z'),
    front: ({ hair, strand, trim }) =>
      fill(hair, 'M33 47C30.5 40 31 33 34 28C34 34 34 40 33 47Z') +
      fill(
        hair,
        'M33.5 31C34 20 44 15 55 17C68 19 73 29 74 42C75 53 76 62 79 68C72 70 66 66 65.5 58C65 48 65 41 62 36C53 39 41 37 33.5 31Z',
      ) +
      line(trim, 4, 'M46 19C60 21 68 30 69.5 44C70 53 71 61 73.5 66.5') +
      line(strand, 1.2, 'M40 30Q52 33 62 31'),
  },
  waves: {
    back: ({ hair, strand }) =>
      mirrored(
        'b',
        fill(
          hair,
          'M36 30C24 34 31 44 25 51C19 58 27 63 22 71C18 78 24 84 31 86C40 84 46 76 46 66V34Z',
        ) + line(strand, 1.3, 'M31.5 44C28 52 30 58 27 65C24.5 72 27 77 30 80'),
      ),
    front: ({ hair, strand }) =>
      fill(
        hair,
        'M31.5 50C27 34 36 20 50 20S73 34 68.5 50C68.5 42 64 36 58 30C54 27 47 27 45 29C42 37 32.5 40 31.5 50Z',
      ) + line(strand, 1.2, 'M40 27C45 22 52 22 57 24'),
  },
  halves: {
    back: ({ hair }) => mirrored('b', fill(hair, 'M33 36C26 46 27 58 27.5 66Q36 70 44 66V36Z')),
    front: ({ hair, strand }) =>
      mirrored(
        'f',
        fill(
          hair,
          'M50.3 19C35 18 27.5 29 28 44C28 52 27.5 60 27.5 66Q32 68.5 36 67C33.5 58 32.5 52 33 46C39 43 47 36 50.3 26Z',
        ) + line(strand, 1.2, 'M47 22.5C38 24 32.5 33 32 43M31 49Q30.5 57 31.5 63'),
      ),
  },
  shag: {
    back: ({ hair }) =>
      fill(
        hair,
        'M33 34C25 44 29 54 22 64L30 66L29 73L38 69L43 74V40ZM67 34C75 44 71 54 78 64L70 66L71 73L62 69L57 74V40Z',
      ),
    front: ({ hair, strand }) =>
      fill(
        hair,
        'M33 56C26 44 28 27 38 21Q50 15.5 62 21C72 27 74 44 67 56C68 47 66.5 40 64 34.5L58 38L55 33L50 38L45 33L42 38L36 34.5C33.5 40 32 47 33 56Z',
      ) + line(strand, 1.2, 'M32 37Q30.5 43 32 48M68 37Q69.5 43 68 48'),
  },
  chignon: {
    back: ({ hair }) => fill(hair, 'M68 12a10 10 0 1 0 .1 0z'),
    front: ({ hair, strand }) =>
      shape('#f2b632', '#171a26', 0.8, 'M57 27.5L79.5 9.5L82 9L81.2 11.6L58.8 29.6Z') +
      fill(
        hair,
        'M32 46C28 29 37 18.5 50 18.5S72 29 68 46C67 37 62.5 31.5 54 28C45 31 34 35 32 46Z',
      ) +
      line(strand, 1.2, 'M36 33C41 26.5 48 24.5 54 24M63.5 18a6 6 0 0 1 9.5 1.5'),
  },
  cascade: {
    back: ({ hair }) =>
      fill(
        hair,
        'M34 26C20 34 18 58 24 70C30 78 42 74 44 64V34ZM66 34C76 44 74 58 78 66C72 74 60 72 57 64V36Z',
      ),
    front: ({ hair, strand }) =>
      fill(
        hair,
        'M67.8 49C69 40 66 33 59 28.5C51 36 40 38 36 46C33.5 53 36 62 32 70C25 74 21 66 21 56C20 42 22 22 42 15C58 10 72 18 71 33C71 40 69.5 45 67.8 49Z',
      ) +
      line(
        strand,
        1.3,
        'M57 23C45 28 31 33 28.5 48C27.5 55 28 61 27 66M52 18.5C40 21 30 28 26.5 40',
      ),
  },
} satisfies Record<string, HairCut>;

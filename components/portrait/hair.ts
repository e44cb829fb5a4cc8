import {
  type DrawPortraitPart,
  drawFilledPath,
  drawStrokedPath,
  drawOutlinedPath,
} from './palette';
import { drawWithMirrorImage } from './face';

export const drawHair = {
  none: () => '',
  bedhead: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M32 46C29 41 28.5 37 25 34L30 32.5L25.5 26L32.5 25L31 17L39 20L42 11.5L48.5 18L57 12L58 19.5L67.5 16.5L66 24.5L74 26L70.5 33L74 37L69 39L68 46C67 40 66 37 63.5 34.5C60 38 57 36 55 33.5C51 38 46 37 44 33.5C41 37.5 38 36 36.5 36C34 38.5 33 42 32 46Z',
    ) + drawStrokedPath(strand, 1.2, 'M38 24q4 1 5 5M60 23q-4 2-4.5 6M48 22q1 3 0 6'),
  quiff: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M32 46C30.5 38 31 32 34 29C29 17 40 8 54 8.5C67 9 75 18 69.5 29C69 34 68.5 40 68 46C66.5 42 66 37 65 33.5C57 36 46 34.5 39.5 29.5C36 32 33.5 38 32 46Z',
    ) +
    drawStrokedPath(
      strand,
      1.2,
      'M39.5 26C40 17 49 13 59 15M44.5 27C46 21 54 18 63 20.5M51 28.5C54 25 60 24 66 26',
    ),
  sideParted: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M32 46C30 34 33 22 43 19C56 15.5 69 20 68.5 35C68.5 39 68.3 43 68 46C66.5 41 66 37 64 34C55 35.5 46 32.5 41.5 26.5C39.5 33 33.5 37 32 46Z',
    ) +
    drawStrokedPath(
      strand,
      1.2,
      'M41.5 26.5Q41.5 22.5 45 20M47.5 27.5Q56 28 62.5 31M48 24Q58 22 64.5 27.5',
    ),
  flatTop: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M31.8 47L31 22Q30.5 14.5 37 14H63Q69.5 14.5 69 22L68.2 47Q67.5 39 65.5 34.5Q65 32 62 32H38Q35 32 34.5 34.5Q32.5 39 31.8 47Z',
    ) + drawStrokedPath(strand, 1.2, 'M37 19v8M43.5 19v6M50 19v8M56.5 19v6M63 19v8'),
  crop: ({ hair }) =>
    drawFilledPath(
      hair,
      'M32.5 45C30 30 38 21 50 21S70 30 67.5 45C67 39 65.5 35 63 32.5Q50 29.5 37 32.5C34.5 35 33 39 32.5 45Z',
    ),
  pixie: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M31.5 50C27.5 36 28 24 40 18.5C52 10 72 12 74 25C74.5 36 70 44 67.8 50C67.5 44 66.5 39 64.5 35.5C58 38 44 38 33.5 34.5C36 38 34 44 31.5 50Z',
    ) + drawStrokedPath(strand, 1.2, 'M38 32.5C50 34 62 30 68 21M36 27.5C47 28.5 55 24 60 17'),
  mop: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M31.5 47a6 6 0 0 1-3.5-9a6.5 6.5 0 0 1 1-11a7 7 0 0 1 7-9.5a8 8 0 0 1 13-3.5a8 8 0 0 1 12.5 2a7.5 7.5 0 0 1 9 8.5a6.5 6.5 0 0 1 2 11.5a6 6 0 0 1-3.5 11Q67.5 42 65 38a5 5 0 0 1-7.5-1.5a5.5 5.5 0 0 1-8.5 0a5.5 5.5 0 0 1-8.5-.5a5 5 0 0 1-5.5 2.5Q32.5 42 31.5 47Z',
    ) +
    drawStrokedPath(
      strand,
      1.3,
      'M37 27a4 4 0 1 1 6 2M48 22a4 4 0 1 1 6 2M57 29a4 4 0 1 1 5.5 1.5',
    ),
  perm: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M33 53a6.5 6.5 0 0 1-8.5-7a7 7 0 0 1-1.5-11.5a7.5 7.5 0 0 1 5-11.5a8 8 0 0 1 11-8.5a9 9 0 0 1 15.5-1a8.5 8.5 0 0 1 12.5 6.5a8 8 0 0 1 8 10.5a7.5 7.5 0 0 1 1 13a7 7 0 0 1-9 8.5C69 45 68 40 63 36a5 5 0 0 1-7.5-3a6 6 0 0 1-9.5-.5a6 6 0 0 1-9 1a4.5 4.5 0 0 1-4 3C31.5 40 31.5 46 33 53Z',
    ) +
    drawStrokedPath(
      strand,
      1.2,
      'M32 29q1-5 6-5M43 21q2-4.5 7-3.5M55 20.5q5-1.5 7 3M65 29q4.5 1 4.5 5.5M28.5 38q.5-3 3-4',
    ),
  foliage: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M32 45C24 42 22 34 22.5 29C27 29.5 30 31 32 33C26 25 27 17 29 13C34 15 37 19 38.5 23C38 14 43 8 48 5C52 10 53 16 52 22C55 14 61 11 67 10.5C68 16 66 22 62.5 26C67 22 73 21 78 23C77 29 73 33 68 35C70 38 69 42 68 45C67 40 65 36 62 33.5C55 36 46 36 38.5 33.5C35 36 33 40 32 45Z',
    ) +
    drawStrokedPath(
      strand,
      1.1,
      'M26.5 33Q33 34 37 32M32 18.5Q37 26 40 30M48 11Q49 22 47.5 29M63.5 14.5Q58 22 55 30M73.5 26Q66 29 61 32',
    ),
  tufts: ({ hair, strand }) =>
    drawWithMirrorImage(
      'f',
      drawFilledPath(
        hair,
        'M34 48C29 46 26 40 28.5 34.5C27 29 31.5 25 36 26.5C37.5 29.5 36 33 37 36.5C37 41 35 44 34 48Z',
      ),
    ) + drawStrokedPath(strand, 1.5, 'M41 24.5Q50 20.5 59 24.5M43 28Q50 25.5 57 28'),
  combOver: ({ hair }) =>
    drawWithMirrorImage(
      'f',
      drawFilledPath(
        hair,
        'M33.8 48C30.5 43 30.5 36 34 31C36 33 35.5 38 35.5 41C35 44 34.5 46 33.8 48Z',
      ),
    ) +
    drawStrokedPath(
      hair,
      1.7,
      'M35 31Q48 17.5 65 28.5M35.5 28.5Q46 19 60 22.5M36 34Q44 24 58 25.5',
    ),
  waved: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M34 56C28 56 25 52 27.5 47.5C24 44 25.5 39 28.5 37C27 30 31 21.5 41 18.5C52 15 66 18.5 70 27C73 31 73 35 71.5 38C75 41 75 45.5 72.5 48C75 53 71 57 66 56C69 52 69 46 67 42C61 40 57 34 45 31C46 36 38 38 35.5 43C32.5 47 31.5 52 34 56Z',
    ) +
    drawStrokedPath(
      strand,
      1.2,
      'M34 30q6-1 8-5.5t9-2M48 26q6-2 10 1.5t9 2.5M29.5 44q3-.5 4.5-4M70.5 46q-2-2-2.5-5',
    ),
  beehive: ({ hair, strand, trim }) =>
    drawFilledPath(
      hair,
      'M31.5 47C26.5 38 28 27 33 20C36 4.5 64 4.5 67 20C72 27 73.5 38 68.5 47C68 40 66 35 62 31.5C56 36.5 43 37 38 31.5C34 35 32 40 31.5 47Z',
    ) +
    drawStrokedPath(
      strand,
      1.2,
      'M37 21C39 12 54 8 62 14.5C65 18.5 60 22 55 19.5M44 21.5Q49 16.5 54 15.5',
    ) +
    drawStrokedPath(trim, 3.4, 'M33.5 28.5Q50 20 66.5 28.5'),
  ponytail: ({ hair, strand, trim }) =>
    drawFilledPath(
      hair,
      'M32 46C29 30 37 20 50 20S71 30 68 46C66.5 37 61.5 31 50 30.5S33.5 37 32 46Z',
    ) +
    drawStrokedPath(strand, 1.2, 'M40 27.5Q48 21.5 58 23.5M48 27.5Q55 24 61 26') +
    drawStrokedPath(trim, 3.2, 'M60.5 20.5Q64 23 65.5 27'),
  curtain: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M31.5 50C28 34 33 19.5 47 18.5C63 17.5 72 28 72.5 45C73 58 73 72 77 87Q66 86 62 76C65 66 61 55 53 47.5C47.5 41.5 43 35 42 27.5C38 33 33 40 31.5 50Z',
    ) +
    drawStrokedPath(
      strand,
      1.3,
      'M45 24C52 36 66 40 67.5 57C68 66 68 74 70.5 81M48 22C58 29 69 36 70.5 52',
    ),
  bob: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M28.5 40C28 24 37 16.5 50 16.5S72 24 71.5 40L73 65H64.5L67 37.5H33L35.5 65H27Z',
    ) + drawStrokedPath(strand, 1.2, 'M40 24v9M46.5 22v11M53.5 22v11M60 24v9M31 45v14M69 45v14'),
  buns: ({ hair, strand, coat }) =>
    drawWithMirrorImage(
      'f',
      drawFilledPath(hair, 'M31 7a9.5 9 0 1 0 .1 0z') +
        drawStrokedPath(strand, 1.2, 'M26 15.5q4-5 10-2M28.5 19.5q3-3 6.5-1') +
        drawStrokedPath(coat, 2.8, 'M35 25Q38 24 39 20.5'),
    ) +
    drawFilledPath(
      hair,
      'M32 47C28.5 31 37 20.5 50 20.5S71.5 31 68 47C67 38 61 32 50 24C39 32 33 38 32 47Z',
    ) +
    drawStrokedPath(strand, 1.1, 'M50 24V20.5'),
  wipe: ({ hair, strand, trim }) =>
    drawFilledPath(hair, 'M33 47C30.5 40 31 33 34 28C34 34 34 40 33 47Z') +
    drawFilledPath(
      hair,
      'M33.5 31C34 20 44 15 55 17C68 19 73 29 74 42C75 53 76 62 79 68C72 70 66 66 65.5 58C65 48 65 41 62 36C53 39 41 37 33.5 31Z',
    ) +
    drawStrokedPath(trim, 4, 'M46 19C60 21 68 30 69.5 44C70 53 71 61 73.5 66.5') +
    drawStrokedPath(strand, 1.2, 'M40 30Q52 33 62 31'),
  waves: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M31.5 50C27 34 36 20 50 20S73 34 68.5 50C68.5 42 64 36 58 30C54 27 47 27 45 29C42 37 32.5 40 31.5 50Z',
    ) + drawStrokedPath(strand, 1.2, 'M40 27C45 22 52 22 57 24'),
  halves: ({ hair, strand }) =>
    drawWithMirrorImage(
      'f',
      drawFilledPath(
        hair,
        'M50.3 19C35 18 27.5 29 28 44C28 52 27.5 60 27.5 66Q32 68.5 36 67C33.5 58 32.5 52 33 46C39 43 47 36 50.3 26Z',
      ) + drawStrokedPath(strand, 1.2, 'M47 22.5C38 24 32.5 33 32 43M31 49Q30.5 57 31.5 63'),
    ),
  shag: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M33 56C26 44 28 27 38 21Q50 15.5 62 21C72 27 74 44 67 56C68 47 66.5 40 64 34.5L58 38L55 33L50 38L45 33L42 38L36 34.5C33.5 40 32 47 33 56Z',
    ) + drawStrokedPath(strand, 1.2, 'M32 37Q30.5 43 32 48M68 37Q69.5 43 68 48'),
  chignon: ({ hair, strand }) =>
    drawOutlinedPath('#f2b632', '#171a26', 0.8, 'M57 27.5L79.5 9.5L82 9L81.2 11.6L58.8 29.6Z') +
    drawFilledPath(
      hair,
      'M32 46C28 29 37 18.5 50 18.5S72 29 68 46C67 37 62.5 31.5 54 28C45 31 34 35 32 46Z',
    ) +
    drawStrokedPath(strand, 1.2, 'M36 33C41 26.5 48 24.5 54 24M63.5 18a6 6 0 0 1 9.5 1.5'),
  cascade: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M67.8 49C69 40 66 33 59 28.5C51 36 40 38 36 46C33.5 53 36 62 32 70C25 74 21 66 21 56C20 42 22 22 42 15C58 10 72 18 71 33C71 40 69.5 45 67.8 49Z',
    ) +
    drawStrokedPath(
      strand,
      1.3,
      'M57 23C45 28 31 33 28.5 48C27.5 55 28 61 27 66M52 18.5C40 21 30 28 26.5 40',
    ),
} satisfies Record<string, DrawPortraitPart>;

/** Hair behind the neck and shoulders, for styles that have some. */
export const drawHairBehind: Partial<Record<keyof typeof drawHair, DrawPortraitPart>> = {
  beehive: ({ hair }) =>
    drawWithMirrorImage(
      'b',
      drawFilledPath(hair, 'M33 38C24 47 30 58 21.5 63.5C28 70.5 40 68 44 60V36Z'),
    ),
  ponytail: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M57 23C62 9 78 10 82 23C85 34 80 43 84.5 53C76 53 70 45 71 34C71.5 28 67 24 60 28Z',
    ) + drawStrokedPath(strand, 1.2, 'M65 18C75 17 77 27 76 37'),
  curtain: ({ hair }) =>
    drawFilledPath(hair, 'M31 38C28 54 29 70 24 85H50V40ZM68 36C74 54 71 70 77 87H52V40Z'),
  bob: ({ hair }) =>
    drawFilledPath(hair, 'M28.5 38C28.5 22 38 16.5 50 16.5S71.5 22 71.5 38L73 65H57V40H43V65H27Z'),
  wipe: ({ hair }) => drawFilledPath(hair, 'M60 26C76 30 76 50 79 68C70 74 60 72 57 66V40Z'),
  waves: ({ hair, strand }) =>
    drawWithMirrorImage(
      'b',
      drawFilledPath(
        hair,
        'M36 30C24 34 31 44 25 51C19 58 27 63 22 71C18 78 24 84 31 86C40 84 46 76 46 66V34Z',
      ) + drawStrokedPath(strand, 1.3, 'M31.5 44C28 52 30 58 27 65C24.5 72 27 77 30 80'),
    ),
  halves: ({ hair }) =>
    drawWithMirrorImage('b', drawFilledPath(hair, 'M33 36C26 46 27 58 27.5 66Q36 70 44 66V36Z')),
  shag: ({ hair }) =>
    drawFilledPath(
      hair,
      'M33 34C25 44 29 54 22 64L30 66L29 73L38 69L43 74V40ZM67 34C75 44 71 54 78 64L70 66L71 73L62 69L57 74V40Z',
    ),
  chignon: ({ hair }) => drawFilledPath(hair, 'M68 12a10 10 0 1 0 .1 0z'),
  cascade: ({ hair }) =>
    drawFilledPath(
      hair,
      'M34 26C20 34 18 58 24 70C30 78 42 74 44 64V34ZM66 34C76 44 74 58 78 66C72 74 60 72 57 64V36Z',
    ),
};

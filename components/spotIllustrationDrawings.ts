import type { SpotIllustrationName } from '@/content/spotIllustrations';

type Fill =
  'paper' | 'green-line' | 'brand' | 'gold' | 'seal-heart' | 'seal-moth' | 'line' | 'none';

interface Drawing {
  /** The drawing's size in SVG units; 96 by 96 by default. */
  size?: readonly [width: number, height: number];
  /** The color of the background: a custom property's name without the leading `--`. */
  ground: string;
  /** The color of the thin lines, likewise. */
  thread: string;
  /** Thin lines behind the objects, in place of the rosette. */
  lines?: string;
  /** Center and radii of the rosette's ellipses. */
  rosette?: readonly [x: number, y: number, rx: number, ry: number];
  /** Outlined shapes in drawing order, each with its fill. */
  parts: readonly (readonly [fill: Fill, d: string])[];
}

export const spotIllustrationDrawings: Readonly<Record<SpotIllustrationName, Drawing>> = {
  mirror: {
    ground: 'pinkcopy',
    thread: 'seal-heart',
    parts: [
      [
        'gold',
        'M44 60H52L55 84Q55 88 48 88T41 84ZM48 8C62 8 72 20 72 35S62 62 48 62 24 50 24 35 34 8 48 8Z',
      ],
      ['paper', 'M48 15C58 15 65 24 65 35S58 55 48 55 31 46 31 35 38 15 48 15Z'],
      ['none', 'M39 38L52 25M42 45L57 30'],
    ],
  },
  binder: {
    ground: 'canary',
    thread: 'gold',
    parts: [
      ['paper', 'M68 24H82V34H68ZM68 52H82V62H68Z'],
      ['gold', 'M68 38H84V48H68ZM68 66H80V76H68Z'],
      ['seal-heart', 'M20 14H70V82H20Z'],
      ['seal-moth', 'M16 14H30V82H16Z'],
      ['paper', 'M38 24H62V44H38ZM22 23H24V25H22ZM22 39H24V41H22ZM22 55H24V57H22ZM22 71H24V73H22Z'],
      ['none', 'M43 31H57M43 37H52'],
    ],
  },
  drawer: {
    ground: 'blue-fill',
    thread: 'blue-line',
    parts: [
      ['gold', 'M18 16H78V86H18Z'],
      ['paper', 'M26 40V28H32L35 32H70V40ZM24 46V36H30L33 39H72V46Z'],
      ['gold', 'M14 46H82V66H14ZM18 66H78V86H18Z'],
      ['paper', 'M40 51H56V57H40ZM40 71H56V77H40ZM40 21H56V25H40Z'],
      ['none', 'M45 62H51M45 82H51'],
    ],
  },
  tray: {
    ground: 'pinkcopy',
    thread: 'seal-heart',
    parts: [
      ['gold', 'M8 60H88L80 80H16Z'],
      ['seal-heart', 'M20 34L52 30 55 56 23 60Z'],
      ['none', 'M21 42L53 38'],
      ['seal-moth', 'M44 42L74 44 72 66 42 64Z'],
      ['gold', 'M8 60H88L87 66H9Z'],
    ],
  },
  cord: {
    ground: 'canary',
    thread: 'gold',
    parts: [
      ['paper', 'M62 12H86V48H62Z'],
      ['none', 'M70 22V28M78 22V28M70 34V40M78 34V40'],
      ['seal-moth', 'M60 20H66V30H60ZM52 18H60V32H52Z'],
      ['none', 'M52 25C36 25 46 44 30 44S20 60 40 62 70 58 70 72 44 82 14 82'],
    ],
  },
  replies: {
    ground: 'blue-fill',
    thread: 'blue-line',
    parts: [
      ['paper', 'M10 14H58V40H30L20 50V40H10Z'],
      ['seal-heart', 'M38 36H86V62H78V72L66 62H38Z'],
      ['none', 'M18 24H46M18 31H36M48 46H76M48 53H66'],
      ['gold', 'M28 78a5 5 0 1 0 .1 0zM48 78a5 5 0 1 0 .1 0zM68 78a5 5 0 1 0 .1 0z'],
    ],
  },
  lectern: {
    ground: 'canary',
    thread: 'gold',
    parts: [
      ['none', 'M38 32C36 22 40 18 46 16'],
      ['seal-moth', 'M45 10L55 9 55 19 46 21Z'],
      ['gold', 'M34 44H62V80H72V88H24V80H34Z'],
      ['paper', 'M20 36L72 28 78 44H20Z'],
      ['seal-heart', 'M48 54a7 7 0 1 0 .1 0z'],
    ],
  },
  chairs: {
    ground: 'blue-fill',
    thread: 'blue-line',
    parts: [
      ['none', 'M16 64V86M38 64V86M16 56L12 22M58 64V86M80 64V86M80 56L84 22'],
      ['gold', 'M14 56H40V64H14ZM10 22H18L19 44H13Z'],
      ['seal-heart', 'M56 56H82V64H56ZM78 22H86L83 44H77Z'],
      ['paper', 'M38 14H62V28H52L48 34V28H38Z'],
    ],
  },
  pamphlets: {
    ground: 'pinkcopy',
    thread: 'seal-heart',
    parts: [
      ['paper', 'M14 18L28 12V52L14 58ZM44 18L58 12V52L44 58Z'],
      ['gold', 'M28 12L44 18V58L28 52Z'],
      ['none', 'M18 26L24 23M18 34L24 31M34 26L39 28M49 26L54 24M49 34L54 32'],
      ['seal-heart', 'M62 58L74 36 80 66Z'],
      ['paper', 'M44 62L66 68 88 62 80 82H54Z'],
      ['none', 'M36 86Q42 82 48 86T60 86 72 86 84 86 92 86'],
    ],
  },
  telephone: {
    ground: 'canary',
    thread: 'gold',
    parts: [
      ['paper', 'M14 20H50V72H14Z'],
      ['none', 'M20 30H44M20 38H44M20 46H38M34 62H44'],
      ['seal-heart', 'M50 60C50 48 58 44 68 44S86 48 86 60L82 84H54Z'],
      ['gold', 'M46 44C46 34 56 32 68 32S90 34 90 44L80 48 78 42H58L56 48Z'],
      ['paper', 'M68 56a9 9 0 1 0 .1 0z'],
    ],
  },
  // A dress form, a vending machine and a desk lamp in front of the lines of a height chart.
  respondents: {
    size: [480, 152],
    ground: 'canary',
    thread: 'line-strong',
    lines: 'M0 24H480M0 50H480M0 76H480M0 102H480',
    parts: [
      ['line', 'M-3 128H483V155H-3Z'],
      ['seal-moth', 'M89 22H91V124H89Z'],
      ['none', 'M90 122L70 128M90 122L110 128M90 34L74 26M90 34L106 26'],
      [
        'seal-heart',
        'M90 40C82 40 74 44 71 54L64 104H87L90 58 93 104H116L109 54C106 44 98 40 90 40Z',
      ],
      ['none', 'M82 41L90 54 98 41M80 76V84M100 76V84'],
      ['gold', 'M192 18H288V128H192Z'],
      ['paper', 'M202 28H256V92H202ZM204 104H256V116H204Z'],
      ['none', 'M202 48H256M202 70H256M266 34H278M266 42H278M266 50H278M272 64V74'],
      ['seal-heart', 'M210 36H218V48H210ZM240 58H248V70H240ZM226 80H234V92H226Z'],
      ['seal-moth', 'M226 38H232V48H226ZM210 60H216V70H210ZM242 82H248V92H242Z'],
      ['gold', 'M373 86a8 8 0 0 0 16 0Z'],
      ['seal-moth', 'M379 92H383V124H379ZM365 124H397V128H365Z'],
      ['green-line', 'M350 86C352 61 410 61 412 86Z'],
    ],
  },
  // A warehouse with two windows, of which one is lit, and a pile of boxes.
  annex: {
    size: [480, 172],
    ground: 'blue-fill',
    thread: 'blue-line',
    rosette: [144, 104, 110, 46],
    parts: [
      ['line', 'M-3 146H483V175H-3Z'],
      ['paper', 'M90 62H390V146H90Z'],
      [
        'seal-heart',
        'M80 62L130 34V62ZM130 62L180 34V62ZM180 62L230 34V62ZM230 62L280 34V62ZM280 62L330 34V62ZM330 62L380 34V62Z',
      ],
      ['seal-moth', 'M80 62H400V70H80Z'],
      ['gold', 'M120 88H168V122H120ZM218 96H262V146H218Z'],
      ['none', 'M144 88V122M120 105H168M240 96V146M234 122V126M246 122V126'],
      [
        'brand',
        'M313 89H333V103H313ZM339 89H359V103H339ZM313 108H333V121H313ZM339 108H359V121H339Z',
      ],
      ['paper', 'M222 78H258V88H222Z'],
      ['gold', 'M408 122H432V146H408ZM434 122H458V146H434ZM421 98H445V122H421Z'],
      ['none', 'M414 134H426M440 134H452M427 110H439'],
    ],
  },
};

import type { SpotIllustrationName } from '@/content/spotIllustrations';
import type { SealColor } from './sealPaths';

type Fill = SealColor | 'canary' | 'green-line' | 'blue-line' | 'brand' | 'gold' | 'line' | 'none';

/** Colors of background and thin lines: custom properties' names without the leading `--`. */
export const tints = {
  canary: ['canary', 'gold'],
  pink: ['pinkcopy', 'seal-heart'],
  blue: ['blue-fill', 'blue-line'],
  wall: ['canary', 'line-strong'],
} as const;

interface Drawing {
  /** The drawing's size in SVG units; 96 by 96 by default. */
  size?: readonly [width: number, height: number];
  tint: keyof typeof tints;
  /** The path of thin lines behind the objects, in place of the rosette. */
  lines?: string;
  /** Center and radii of the rosette's ellipses. */
  rosette?: readonly [x: number, y: number, rx: number, ry: number];
  /** Outlined shapes in drawing order, each with its fill. */
  parts: readonly (readonly [fill: Fill, d: string])[];
}

const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
const getWindows = (count: number, y: number) =>
  repeat(count, (i) => `M${24 + i * 26} ${y}h18v26h-18Zm0 11h18`);

export const spotIllustrationDrawings: Readonly<Record<SpotIllustrationName, Drawing>> = {
  mirror: {
    tint: 'pink',
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
    tint: 'canary',
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
    tint: 'blue',
    parts: [
      ['gold', 'M18 16H78V86H18Z'],
      ['paper', 'M26 40V28H32L35 32H70V40ZM24 46V36H30L33 39H72V46Z'],
      ['gold', 'M14 46H82V66H14ZM18 66H78V86H18Z'],
      ['paper', 'M40 51H56V57H40ZM40 71H56V77H40ZM40 21H56V25H40Z'],
      ['none', 'M45 62H51M45 82H51'],
    ],
  },
  tray: {
    tint: 'pink',
    parts: [
      ['gold', 'M8 60H88L80 80H16Z'],
      ['seal-heart', 'M20 34L52 30 55 56 23 60Z'],
      ['none', 'M21 42L53 38'],
      ['seal-moth', 'M44 42L74 44 72 66 42 64Z'],
      ['gold', 'M8 60H88L87 66H9Z'],
    ],
  },
  cord: {
    tint: 'canary',
    parts: [
      ['paper', 'M62 12H86V48H62Z'],
      ['none', 'M70 22V28M78 22V28M70 34V40M78 34V40'],
      ['seal-moth', 'M60 20H66V30H60ZM52 18H60V32H52Z'],
      ['none', 'M52 25C36 25 46 44 30 44S20 60 40 62 70 58 70 72 44 82 14 82'],
    ],
  },
  replies: {
    tint: 'blue',
    parts: [
      ['paper', 'M10 14H58V40H30L20 50V40H10Z'],
      ['seal-heart', 'M38 36H86V62H78V72L66 62H38Z'],
      ['none', 'M18 24H46M18 31H36M48 46H76M48 53H66'],
      ['gold', 'M28 78a5 5 0 1 0 .1 0zM48 78a5 5 0 1 0 .1 0zM68 78a5 5 0 1 0 .1 0z'],
    ],
  },
  lectern: {
    tint: 'canary',
    parts: [
      ['none', 'M38 32C36 22 40 18 46 16'],
      ['seal-moth', 'M45 10L55 9 55 19 46 21Z'],
      ['gold', 'M34 44H62V80H72V88H24V80H34Z'],
      ['paper', 'M20 36L72 28 78 44H20Z'],
      ['seal-heart', 'M48 54a7 7 0 1 0 .1 0z'],
    ],
  },
  chairs: {
    tint: 'blue',
    parts: [
      ['none', 'M16 64V86M38 64V86M16 56L12 22M58 64V86M80 64V86M80 56L84 22'],
      ['gold', 'M14 56H40V64H14ZM10 22H18L19 44H13Z'],
      ['seal-heart', 'M56 56H82V64H56ZM78 22H86L83 44H77Z'],
      ['paper', 'M38 14H62V28H52L48 34V28H38Z'],
    ],
  },
  pamphlets: {
    tint: 'pink',
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
    tint: 'canary',
    parts: [
      ['paper', 'M14 20H50V72H14Z'],
      ['none', 'M20 30H44M20 38H44M20 46H38M34 62H44'],
      ['seal-heart', 'M50 60C50 48 58 44 68 44S86 48 86 60L82 84H54Z'],
      ['gold', 'M46 44C46 34 56 32 68 32S90 34 90 44L80 48 78 42H58L56 48Z'],
      ['paper', 'M68 56a9 9 0 1 0 .1 0z'],
    ],
  },
  // A coat rack, a vending machine, and a stool for the desk lamp in front of a height chart.
  respondents: {
    size: [340, 221],
    tint: 'wall',
    lines:
      'M34 32H340M34 54H340M34 76H340M34 98H340M34 120H340M34 142H340M34 10H340M34 21h7m-7 22h7m-7 22h7m-7 22h7m-7 22h7m-7 22h7m-7 22h7',
    parts: [
      ['line', 'M-3 164H343V224H-3Z'],
      ['seal-moth', 'M81 36H83V161H81Z'],
      ['none', 'M82 158L60 164M82 158L104 164M82 50L64 40M82 50L100 40'],
      [
        'seal-heart',
        'M82 56C73 56 64 61 60 72L52 130H78.5L82 77 85.5 130H112L104 72C100 61 91 56 82 56Z',
      ],
      ['none', 'M73 57L82 72 91 57M70 98V107M94 98V107'],
      ['gold', 'M145 32H223V164H145Z'],
      ['paper', 'M153 42H197V118H153ZM155 134H197V148H155Z'],
      ['none', 'M153 67H197M153 92H197M205 50H215M205 58H215M205 66H215M210 82V94'],
      ['seal-heart', 'M159 54H167V67H159ZM182 79H190V92H182ZM169 105H177V118H169Z'],
      ['seal-moth', 'M176 57H182V67H176ZM161 82H167V92H161ZM186 108H191V118H186Z'],
      ['none', 'M268 122L264 164M304 122L308 164M267 146H305'],
      ['gold', 'M260 116H312V123H260Z'],
      ['paper', 'M36 170h92v45h-92ZM138 170h92v45h-92ZM240 170h92v45h-92Z'],
    ],
  },
  // A flip chart with one short line, early in the evening.
  classroom: {
    size: [340, 164],
    tint: 'blue',
    rosette: [170, 66, 150, 52],
    parts: [
      ['line', 'M-3 128H343V167H-3Z'],
      ['seal-heart', 'M262 14H318V74H262Z'],
      ['gold', 'M274 74a16 16 0 0 1 32 0ZM30 96H104V105H30Z'],
      ['none', 'M290 14V74M262 44H318M256 74H324M138 96L126 144M202 96L214 144'],
      ['none', 'M38 105V148M96 105V148M252 118V150M284 118V150M284 112L292 84'],
      ['seal-heart', 'M248 110H290V118H248ZM287 82H297L293 104H284Z'],
      ['paper', 'M62 14a25 25 0 1 0 .1 0zM122 20H218V108H122ZM48 76H86V96H48Z'],
      ['gold', 'M116 12H224V24H116Z'],
      ['none', 'M62 39V23M62 39L51 46M138 54H176M48 76L67 88 86 76'],
    ],
  },
  // Eight chairs that face a table with a kettle. A coat hangs over the sixth chair.
  'row-of-chairs': {
    size: [464, 120],
    tint: 'blue',
    lines: repeat(29, (i) => `M${8 + i * 16} 0V88`),
    parts: [
      ['line', 'M-3 88H467V123H-3Z'],
      ['none', repeat(8, (i) => `M${18 + i * 46} 72v26m22-26v26M${18 + i * 46} 64l-4-34`)],
      ['gold', repeat(8, (i) => `M${16 + i * 46} 64h26v8h-26ZM${12 + i * 46} 30h8l1 22h-6Z`)],
      ['seal-heart', 'M236 32C238 25 243 22 251 22S264 25 266 32L268 61H234Z'],
      [
        'none',
        'M245 23L251 33 257 23M251 33V61M240 48V55M262 48V55M404 66V98M446 66V98M416 42a9 9 0 0 1 20 0',
      ],
      ['paper', 'M392 58H458V66H392Z'],
      ['gold', 'M413 40H437L441 58H409ZM438 45L447 39V47L440 53Z'],
    ],
  },
  // A person at a screen, twice, and the chair after the person has left.
  'second-thought': {
    size: [312, 148],
    tint: 'blue',
    rosette: [104, 60, 100, 44],
    parts: [
      ['canary', 'M208-3H315V151H208Z'],
      ['line', 'M-3 128H315V151H-3Z'],
      [
        'none',
        'M104-3V151M208-3V151M14 92V136M90 92V136M118 92V136M194 92V136M222 92V136M298 92V136',
      ],
      ['paper', 'M28 26H88V74H28ZM132 26H192V74H132ZM236 26H296V74H236Z'],
      ['paper', 'M6 6H38V20H6ZM110 6H142V20H110ZM214 6H246V20H214Z'],
      ['seal-moth', 'M50 74H66V86H50ZM154 74H170V86H154ZM258 74H274V86H258Z'],
      ['gold', 'M8 86H96V93H8ZM112 86H200V93H112ZM216 86H304V93H216Z'],
      ['seal-heart', 'M33 124C33 108 44 100 58 100S83 108 83 124Z'],
      ['seal-heart', 'M137 124C137 104 148 96 162 96S187 104 187 124Z'],
      ['gold', 'M58 77a12 12 0 1 0 .1 0zM162 70a12 12 0 1 0 .1 0z'],
      ['none', 'M58 126V137M44 142L58 137 72 142M162 126V137M148 142L162 137 176 142'],
      ['none', 'M272 124V137M258 142L272 137 286 142'],
      ['brand', 'M44 106H72V121H44ZM148 106H176V121H148ZM264 98L292 102 290 117 262 113Z'],
      ['brand', 'M40 121H76V126H40ZM144 121H180V126H144ZM252 119H290V124H252Z'],
    ],
  },
  // The tabs have room for 25 letters.
  'night-binder': {
    size: [240, 318],
    tint: 'blue',
    rosette: [120, 159, 150, 66],
    parts: [
      ['seal-heart', 'M12 12H230V306H12Z'],
      ['canary', 'M46 62H52V40H206V62H218V294H46Z'],
      ['paper', 'M46 122H56V100H210V122H218V294H46Z'],
      ['canary', 'M46 182H60V160H214V182H218V294H46Z'],
      ['paper', 'M46 242H64V220H218V294H46Z'],
      ['seal-moth', 'M12 12H34V306H12Z'],
      ['gold', 'M24 76H56V84H24ZM24 136H56V144H24ZM24 196H56V204H24ZM24 256H56V264H24Z'],
      ['none', 'M76 80H196M76 140H196M76 200H196M76 260H196M76 276H150'],
    ],
  },
  'heart-numbering': {
    size: [300, 132],
    tint: 'canary',
    rosette: [150, 66, 146, 50],
    parts: [],
  },
  // A house on a canal with nineteen windows, of which the last is dark, and a chair.
  'screens-for-windows': {
    size: [300, 132],
    tint: 'blue',
    rosette: [150, 50, 146, 50],
    parts: [
      ['blue-line', 'M-3 104H303V135H-3Z'],
      [
        'none',
        'M24 118q6-5 12 0t12 0M78 121q6-5 12 0t12 0M168 117q6-5 12 0t12 0M236 121q6-5 12 0t12 0',
      ],
      ['paper', 'M16 14H284V104H16Z'],
      ['gold', getWindows(10, 24) + getWindows(8, 62)],
      ['brand', 'M232 62h18v26h-18Zm0 11h18'],
      ['none', 'M264 90V104M278 90V104'],
      ['seal-heart', 'M8 7H292V16H8ZM261 66H267V85H261ZM261 85H281V91H261Z'],
    ],
  },
  bed: {
    tint: 'pink',
    parts: [
      ['gold', 'M68 12a13 13 0 1 0 13 19 11 11 0 0 1-13-19Z'],
      ['paper', 'M18 54C20 46 38 46 40 54V62H18Z'],
      ['seal-heart', 'M38 62C42 46 78 46 84 60V68H38Z'],
      ['gold', 'M14 62H84V74H14Z'],
      ['seal-moth', 'M10 40H15V84H10ZM81 56H86V84H81Z'],
    ],
  },
  // A warehouse with two windows, of which one is lit, and a pile of boxes.
  annex: {
    size: [480, 172],
    tint: 'blue',
    rosette: [144, 104, 110, 46],
    parts: [
      ['line', 'M-3 146H483V175H-3Z'],
      ['paper', 'M90 62H390V146H90Z'],
      [
        'seal-heart',
        'M90 62L140 34V62ZM140 62L190 34V62ZM190 62L240 34V62ZM240 62L290 34V62ZM290 62L340 34V62ZM340 62L390 34V62Z',
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

import type { ChartData } from '@/content/charts';

/** The two forms of every chart: for a phone's width, and for more (ChartPicture.module.css says where). */
export interface ChartSize {
  compact: boolean;
  width: number;
  height: number;
}

/** Height over width of charts that go across a page, and of those that stand beside another. */
const acrossPage = 0.68;
const besideAnother = 0.78;

function ratio({ kind, series, x, right, hanging }: ChartData, compact: boolean): number {
  const bars = right ? 1 : series.length;
  switch (kind) {
    case 'pie':
      return compact ? 0.86 : besideAnother;
    case 'radar':
      return compact ? 0.95 : 0.84;
    case 'bar':
      return compact
        ? (x.values.length * (bars * 18 + 36) + (right ? 74 : 56)) / 320
        : Math.max(besideAnother, (x.values.length * (bars * 18 + 18) + 96) / 600);
    case 'combined':
      return compact ? (x.values.length * 44 + 84) / 320 : 0.88;
    default:
      if (compact) return hanging ? 1.5 : right ? 1.2 : 0.84;
      if (right) return hanging ? 0.84 : 0.9;
      return kind === 'area' ? 0.86 : acrossPage;
  }
}

export function computeChartSize(data: ChartData, compact: boolean): ChartSize {
  const width = compact ? 320 : 600;
  return { compact, width, height: width * ratio(data, compact) };
}

/** How large letters can get in a drawing (ChartPicture.module.css), and those of notes. */
export const maxLabelFontSize = 16.5;
export const maxNoteFontSize = 14.8;

/** How wide the letters of Public Sans are at weight 600, in hundredths of their size. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ \u00a0!'’,.:;i|]/, 26],
  [/[()[\]Ijl]/, 32],
  [/[/1J\-frt“”]/, 40],
  [/[svz]/, 52],
  [/[wGHNOQ&]/, 77],
  [/[%MWm@]/, 93],
  [/[A-FK-LPR-VX-Z]/, 70],
  [/[\d$]/, 66],
];

export function estimateTextWidth(text: string, size = maxLabelFontSize): number {
  const width = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 60;
  return ([...text].reduce((sum, letter) => sum + width(letter), 0) * size) / 100;
}

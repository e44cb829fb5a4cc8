import { noteNumberRadius } from '../notePlacements';
import styles from '../ResponsiveChart.module.css';
import { type SvgPoint, roundToTenth } from '../seriesStyle';

/** The list below a compact chart has the note's text under the same number. */
export function FootnoteNumberMark({ number, at: [x, y] }: { number: number; at: SvgPoint }) {
  return (
    <g transform={`translate(${roundToTenth(x)},${roundToTenth(y)})`}>
      <circle className={styles.noteDisk} r={noteNumberRadius} />
      <text className={styles.noteNumber} textAnchor="middle" dy=".36em">
        {number}
      </text>
    </g>
  );
}

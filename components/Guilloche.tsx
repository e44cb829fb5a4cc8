import styles from './Guilloche.module.css';
import { band, corner, cornerLines, threads, turn, watermark } from './guillocheDrawing';

const corners = [
  ['0', '0', 0, 0],
  ['100%', '0', -corner, 0],
  ['0', '100%', 0, -corner],
  ['100%', '100%', -corner, -corner],
] as const;

/**
 * The frame of a certificate at any size: a woven band, a rosette on each corner, and a faint one
 * behind the text.
 * @param open leaves out the left and the right band on narrow sheets, which need the width
 */
export function Guilloche({ open }: { open?: boolean }) {
  return (
    <svg className={styles.frame} data-open={open} aria-hidden="true">
      <defs>
        <pattern id="band" width={turn} height={band} patternUnits="userSpaceOnUse">
          {threads.map((line) => (
            <path key={line} className={styles.thread} d={line} />
          ))}
        </pattern>
        <pattern id="band-upright" href="#band" patternTransform="rotate(90) scale(1 -1)" />
        <g id="corner">
          <rect className={styles.ground} width={corner} height={corner} />
          <g transform={`translate(${corner / 2} ${corner / 2})`}>
            {cornerLines.map((line) => (
              <path key={line} className={styles.thread} d={line} />
            ))}
          </g>
        </g>
      </defs>
      <svg className={styles.side} x="50%" y="50%">
        {watermark.map((line) => (
          <path key={line} className={styles.faint} d={line} />
        ))}
      </svg>
      {(['0', '100%'] as const).map((end, i) => (
        <g key={end}>
          <svg className={styles.side} y={end}>
            <rect fill="url(#band)" y={i ? -2 * band : band} width="100%" height={band} />
          </svg>
          <svg className={styles.upright} x={end}>
            <rect fill="url(#band-upright)" x={i ? -2 * band : band} width={band} height="100%" />
          </svg>
        </g>
      ))}
      {corners.map(([x, y, dx, dy]) => (
        <svg key={`${x} ${y}`} className={styles.side} x={x} y={y}>
          <use href="#corner" x={dx} y={dy} />
        </svg>
      ))}
    </svg>
  );
}

import styles from './GuillocheFrame.module.css';
import {
  frameBandWidth,
  frameCornerSize,
  cornerRosettePaths,
  bandThreadPaths,
  bandThreadPeriod,
  watermarkPaths,
} from './guillocheDrawing';

const corners = [
  ['0', '0', 0, 0],
  ['100%', '0', -frameCornerSize, 0],
  ['0', '100%', 0, -frameCornerSize],
  ['100%', '100%', -frameCornerSize, -frameCornerSize],
] as const;

/**
 * A certificate's frame of woven lines, with a rosette at each corner and a faint one behind the
 * text.
 * @param open leaves out the sides on narrow screens, where the text needs the width
 */
export function GuillocheFrame({ open }: { open?: boolean }) {
  return (
    <svg className={styles.frame} data-open={open} aria-hidden="true">
      <defs>
        <pattern
          id="band"
          width={bandThreadPeriod}
          height={frameBandWidth}
          patternUnits="userSpaceOnUse"
        >
          {bandThreadPaths.map((line) => (
            <path key={line} className={styles.thread} d={line} />
          ))}
        </pattern>
        <pattern id="band-upright" href="#band" patternTransform="rotate(90) scale(1 -1)" />
        <g id="corner">
          <rect className={styles.ground} width={frameCornerSize} height={frameCornerSize} />
          <g transform={`translate(${frameCornerSize / 2} ${frameCornerSize / 2})`}>
            {cornerRosettePaths.map((line) => (
              <path key={line} className={styles.thread} d={line} />
            ))}
          </g>
        </g>
      </defs>
      <svg className={styles.side} x="50%" y="50%">
        {watermarkPaths.map((line) => (
          <path key={line} className={styles.faint} d={line} />
        ))}
      </svg>
      {(['0', '100%'] as const).map((end, i) => (
        <g key={end}>
          <svg className={styles.side} y={end}>
            <rect
              fill="url(#band)"
              y={i ? -2 * frameBandWidth : frameBandWidth}
              width="100%"
              height={frameBandWidth}
            />
          </svg>
          <svg className={styles.upright} x={end}>
            <rect
              fill="url(#band-upright)"
              x={i ? -2 * frameBandWidth : frameBandWidth}
              width={frameBandWidth}
              height="100%"
            />
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

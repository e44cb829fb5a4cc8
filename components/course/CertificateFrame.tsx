import styles from './CertificateFrame.module.css';

/** Width of the woven band, and of one turn of its threads. */
const band = 14;
const turn = 28;
/** Three times the band, so that the threads of all four sides meet their corners alike. */
const corner = 3 * band;
const threads = [0, 1, 2, 3];

const toPath = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** One thread over one turn of the band; it leaves where the next turn begins. */
function thread(phase: number) {
  const angle = (x: number) => (2 * Math.PI * x) / turn + (phase * Math.PI) / 2;
  const points = Array.from({ length: turn + 3 }, (_, i) => i - 1).map(
    (x) => [x, band / 2 + (band / 2 - 1) * Math.sin(angle(x))] as const,
  );
  return toPath(points);
}

/** A closed line that winds around a circle about the origin, as on banknotes. */
function rosette(radius: number, swing: number, petals: number, shift = 0) {
  const points = Array.from({ length: 361 }, (_, i) => (i * Math.PI) / 180).map((angle) => {
    const r = radius + swing * Math.cos(petals * angle + shift);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  return `${toPath(points)}Z`;
}

const cornerLines = [rosette(14, 5, 8), rosette(14, 5, 12), rosette(8, 3, 6)];
const watermark = threads.flatMap((phase) => [
  rosette(150, 34, 24, (phase * Math.PI) / 2),
  rosette(84, 26, 18, (phase * Math.PI) / 2),
]);
const corners = [
  ['0', '0', 0, 0],
  ['100%', '0', -corner, 0],
  ['0', '100%', 0, -corner],
  ['100%', '100%', -corner, -corner],
] as const;

/** A band of four threads around a sheet of any size, a rosette on each corner and a faint one behind the text. */
export function CertificateFrame() {
  return (
    <svg className={styles.frame} aria-hidden="true">
      <defs>
        <pattern id="band" width={turn} height={band} patternUnits="userSpaceOnUse">
          {threads.map((phase) => (
            <path key={phase} className={styles.thread} d={thread(phase)} />
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
          <svg className={styles.side} x={end}>
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

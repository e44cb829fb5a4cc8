import type { Rectangle } from '../Rectangle';
import { roundToTenth } from '../seriesStyle';

interface BarRowNameProps {
  lines: readonly string[];
  /** Prints the name above its bars instead of left of them. */
  above: boolean;
  row: Pick<Rectangle, 'y' | 'height'>;
}

export function BarRowName({ lines, above, row: { y, height } }: BarRowNameProps) {
  if (above) {
    return (
      <text x="0" y={roundToTenth(y - 5)}>
        {lines}
      </text>
    );
  }
  const first = y + height / 2 - ((lines.length - 1) * 17) / 2;
  return (
    <text textAnchor="end">
      {lines.map((line, i) => (
        <tspan key={line} x="-10" y={roundToTenth(first + i * 17)} dy=".35em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

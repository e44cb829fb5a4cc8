import { DeskLamp } from '@/components/DeskLampDrawing';
import { SpotIllustration } from '@/components/SpotIllustration';
import { fines } from '@/content/enforcement';

const placards = fines.flatMap(({ placard, date }) => (placard ? [[...placard, date]] : []));

/** The respondents who have not paid, in front of a height chart. */
export function RespondentsDrawing() {
  return (
    <SpotIllustration name="respondents">
      <g transform="translate(252.4 35.4) scale(.56)">
        <DeskLamp withMoth />
      </g>
      <g fill="var(--ink)" stroke="none" fontFamily="var(--mono)" fontSize="11.5" fontWeight="700">
        {[1, 2, 3, 4, 5, 6].map((feet) => (
          <text key={feet} x="3" y={168 - feet * 22}>
            {feet} ft
          </text>
        ))}
        {placards.map((lines, i) =>
          lines.map((line, j) => (
            <text key={line} x={82 + i * 102} y={183 + j * 13} textAnchor="middle">
              {line}
            </text>
          )),
        )}
      </g>
    </SpotIllustration>
  );
}

import { SpotIllustration } from '@/components/SpotIllustration';
import type { Initiative } from '@/content/initiatives';

const heartPath =
  'M8 14C3.5 10.6 1 8.2 1 5.2A3.6 3.6 0 0 1 8 3.6 3.6 3.6 0 0 1 15 5.2C15 8.2 12.5 10.6 8 14Z';
const hearts = Array.from({ length: 12 }, (_, i) => i + 1);
const onlyOutline = { fill: 'none', strokeDasharray: '2 1.7' };

/** In the second moment the amount is as high as before, but wider. */
const moments = [
  { time: '0:00', width: 34, letters: 'var(--ink)', button: { strokeDasharray: '3 3' } },
  { time: '0:19', width: 48, letters: 'var(--ink)', button: { strokeDasharray: '3 3' } },
  { time: '0:45', width: 34, letters: 'var(--on-gold)', button: { fill: 'var(--gold)' } },
];

/** Hidden from screen readers, because the initiative's text says the same. */
export function InitiativeDrawing({ icon }: Pick<Initiative, 'icon'>) {
  return (
    <SpotIllustration name={icon}>
      <g fill="var(--ink)" fontWeight="700" textAnchor="middle">
        {icon === 'second-thought' && <Moments />}
        {icon === 'heart-numbering' && <NumberedHearts />}
      </g>
    </SpotIllustration>
  );
}

function Moments() {
  return moments.map(({ time, width, letters, button }, i) => (
    <g key={time} transform={`translate(${i * 104})`} stroke="none">
      <path
        d="M37 50H79V69H37Z"
        stroke="var(--seal-moth)"
        strokeWidth="1.5"
        fill="none"
        {...button}
      />
      <text x="22" y="17" fontSize="13" fill="var(--rose)">
        {time}
      </text>
      <text x="58" y="45" fontSize="14" textLength={width} lengthAdjust="spacingAndGlyphs">
        $4.99
      </text>
      <text x="58" y="64.5" fontSize="14" fill={letters}>
        Send
      </text>
    </g>
  ));
}

/** Heart number 9 is only an outline, because it was given away. */
function NumberedHearts() {
  return hearts.map((n, i) => (
    <g key={n} transform={`translate(${(i % 6) * 46 + 15} ${i < 6 ? 20 : 74}) scale(2.5)`}>
      <path d={heartPath} fill="var(--seal-heart)" strokeWidth="1" {...(n === 9 && onlyOutline)} />
      <text x="8" y="9.7" stroke="none" fontSize="5.3">
        {n}
      </text>
    </g>
  ));
}

import { DeskLamp } from '@/components/DeskLampDrawing';
import { sealMothPaths } from '@/components/sealPaths';

const [gold, night, pale] = ['var(--gold)', 'var(--brand-deep)', 'var(--on-brand-2)'];

const ellipseAngles = Array.from({ length: 12 }, (_, i) => i * 15);

/**
 * Room 2B at night, with the desk lamp, a moth, and the order against the lamp, stamped “SERVED”.
 * Colors are attributes, so that the style sheet stays small.
 */
export function LeadStoryIllustration() {
  return (
    <svg
      viewBox="0 0 600 260"
      fill="none"
      stroke={pale}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-spot="exhibit"
      aria-hidden="true"
    >
      <path fill={night} stroke="none" d="M0 0H600V260H0Z" />
      <g transform="translate(169 100)" stroke={gold} strokeWidth=".6" opacity=".55">
        {ellipseAngles.map((angle) => (
          <ellipse key={angle} rx="190" ry="80" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path fill={gold} stroke="none" d="M124 122H214L470 222H36Z" />
      <path fill="var(--brand)" d="M-3 222H603V263H-3Z" />
      <path d="M120 214C70 214 84 168 50 168M24 148H56V188H24ZM36 160V164M44 160V164M36 172V176M44 172V176" />
      <g transform="translate(100 56) scale(1.15)">
        <DeskLamp stroke={pale} withLight={false} />
      </g>
      <ServedOrder />
      <path
        strokeWidth="2.5"
        strokeDasharray="0 8"
        d="M604 208C560 236 520 196 470 214S396 178 412 156 448 176 434 196"
      />
      <g
        transform="translate(270 188) rotate(-48) scale(.95) translate(-60 -56)"
        fill={night}
        stroke={night}
        strokeWidth="1.6"
      >
        <path fill="none" d={sealMothPaths.antennae} />
        <path d={sealMothPaths.wings} />
        <path fill="var(--seal-heart)" stroke="none" d={sealMothPaths.hearts} />
        <path stroke={gold} d={sealMothPaths.body} />
      </g>
    </svg>
  );
}

function ServedOrder() {
  return (
    <g transform="rotate(3 490 110)" stroke="var(--rose)" strokeWidth="2">
      <path fill="var(--paper)" stroke="none" d="M424 34H566V190H424Z" />
      <path
        stroke="var(--line-strong)"
        d="M440 58H500M440 76H550M440 90H550M440 104H550M440 118H550M440 132H520"
      />
      <circle fill={gold} stroke="none" cx="495" cy="41" r="4" />
      <g transform="translate(495 152) rotate(-12)">
        <path d="M-62-20H62V20H-62ZM-57-15H57V15H-57Z" />
        <text
          y="10"
          fill="var(--rose)"
          stroke="none"
          textAnchor="middle"
          fontFamily="var(--mono)"
          fontSize="28"
          fontWeight="700"
          letterSpacing="1"
        >
          SERVED
        </text>
      </g>
    </g>
  );
}

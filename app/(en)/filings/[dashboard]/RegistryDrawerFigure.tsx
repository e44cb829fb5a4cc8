import { registryDrawerFigure } from '@/content/dashboards/thirst-trap-database/registryDrawerFigure';
import type { ComplianceStatus } from '@/content/providerRegistry';
import { LeadFigure } from './LeadFigure';
import { roundToTenth } from './charts/seriesStyle';

const width = 340;
/** From the back of the drawer to its front, cards get wider and lower. */
const back = { y: 24, inset: 34 };
const front = { y: 404, inset: 10 };
const tab = { height: 19, lift: 14 };

const cardPositionAt = (place: number) => {
  const share = place / registryDrawerFigure.cards;
  return {
    x: back.inset + share * (front.inset - back.inset),
    y: back.y + share * (front.y - back.y),
  };
};

/** The upper edge of every third card. Cards registered in August are slanted. */
const cardEdgesPath = Array.from({ length: Math.ceil(registryDrawerFigure.cards / 3) }, (_, i) => {
  const place = 3 * i;
  const { x, y } = cardPositionAt(place);
  const leans =
    place >= registryDrawerFigure.augustCardRange.from &&
    place < registryDrawerFigure.augustCardRange.to;
  return `M${roundToTenth(x)},${roundToTenth(y)}l${roundToTenth(width - 2 * x)},${leans ? (i % 2 ? 3.2 : -2.4) : 0}`;
}).join('');

/** The icons and colors of the status badges in the registry table. */
const statusStyles: Readonly<
  Record<
    ComplianceStatus,
    { sign: string; fill?: string; color: string; ground: string; edge: string }
  >
> = {
  Compliant: {
    sign: 'm-3.5,.5l2.5,2.5l4.5,-5.5',
    color: 'var(--green)',
    ground: 'var(--paper)',
    edge: 'var(--line-strong)',
  },
  'Under Review': {
    sign: 'm0,-4a4,4,0,0,0,0,8z',
    fill: 'var(--yellow)',
    color: 'var(--yellow)',
    ground: 'var(--yellow-fill)',
    edge: 'var(--yellow-line)',
  },
  'Non-Compliant': {
    sign: 'm-3.2,-3.2l6.4,6.4m0,-6.4l-6.4,6.4',
    color: 'var(--red)',
    ground: 'var(--red-fill)',
    edge: 'var(--red-line)',
  },
};

/**
 * An open file drawer with a card per registry entry. It keeps its colors in forced-colors mode.
 */
export function RegistryDrawerDrawing({ hasText = true }: { hasText?: boolean }) {
  const { label, entries } = registryDrawerFigure;
  const end = front.y + 10;
  return (
    <svg
      width="100%"
      viewBox={`0 0 ${width} ${end + 44}`}
      aria-hidden="true"
      fill="var(--ink)"
      fontSize="14.7"
      fontWeight="600"
    >
      <path
        fill="var(--sunken)"
        stroke="var(--line-strong)"
        d={`M${back.inset - 8},${back.y - 10}H${width - back.inset + 8}L${width - 2},${end}H2z`}
      />
      <path d={cardEdgesPath} fill="none" stroke="var(--line-strong)" />
      {entries.map(({ id, name, status, place }) => {
        const { x, y } = cardPositionAt(place);
        const top = roundToTenth(y - tab.lift);
        const { sign, fill = 'none', color, ground, edge } = statusStyles[status];
        return (
          <g key={id}>
            <rect
              x={roundToTenth(x)}
              y={top}
              width={roundToTenth(width - 2 * x)}
              height={tab.height}
              rx="2"
              fill={ground}
              stroke={edge}
            />
            <path
              d={`M${roundToTenth(x + 13)},${top + 9.5}${sign}`}
              fill={fill}
              stroke={color}
              strokeWidth="2"
            />
            {hasText && (
              <text x={roundToTenth(x + 25)} y={roundToTenth(top + 14.2)}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      <rect
        x="0"
        y={end}
        width={width}
        height="44"
        rx="2"
        fill="var(--brand)"
        stroke="var(--line-strong)"
      />
      <rect
        fill="var(--canary)"
        stroke="var(--gold)"
        strokeWidth="2"
        x={width / 2 - 62}
        y={end + 8}
        width="124"
        height="22"
        rx="1"
      />
      {hasText && (
        <text x={width / 2} y={end + 23.5} textAnchor="middle">
          {label}
        </text>
      )}
      <path d={`M${width / 2 - 18},${end + 36}h36`} stroke="var(--gold)" strokeWidth="4" />
    </svg>
  );
}

export function RegistryDrawerFigure() {
  const { title, note } = registryDrawerFigure;
  return (
    <LeadFigure title={title} note={note}>
      <RegistryDrawerDrawing />
    </LeadFigure>
  );
}

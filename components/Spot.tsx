import type { SpotName } from '@/content/spots';
import styles from './Spot.module.css';

type Fill = 'paper' | 'gold' | 'seal-heart' | 'seal-moth' | 'none';

interface Drawing {
  /** The tint of the card, and of the rosette on it. */
  ground: string;
  thread: string;
  parts: readonly (readonly [fill: Fill, d: string])[];
}

/** On a card of 96 by 96, like a portrait: tint, rosette, and one thing in flat color on it. */
const drawings: Record<SpotName, Drawing> = {
  mirror: {
    ground: 'pinkcopy',
    thread: 'seal-heart',
    parts: [
      [
        'gold',
        'M44 60H52L55 84Q55 88 48 88T41 84ZM48 8C62 8 72 20 72 35S62 62 48 62 24 50 24 35 34 8 48 8Z',
      ],
      ['paper', 'M48 15C58 15 65 24 65 35S58 55 48 55 31 46 31 35 38 15 48 15Z'],
      ['none', 'M39 38L52 25M42 45L57 30'],
    ],
  },
  binder: {
    ground: 'canary',
    thread: 'gold',
    parts: [
      ['paper', 'M68 24H82V34H68ZM68 52H82V62H68Z'],
      ['gold', 'M68 38H84V48H68ZM68 66H80V76H68Z'],
      ['seal-heart', 'M20 14H70V82H20Z'],
      ['seal-moth', 'M16 14H30V82H16Z'],
      ['paper', 'M38 24H62V44H38ZM22 23H24V25H22ZM22 39H24V41H22ZM22 55H24V57H22ZM22 71H24V73H22Z'],
      ['none', 'M43 31H57M43 37H52'],
    ],
  },
  drawer: {
    ground: 'blue-fill',
    thread: 'blue-line',
    parts: [
      ['gold', 'M18 16H78V86H18Z'],
      ['paper', 'M26 40V28H32L35 32H70V40ZM24 46V36H30L33 39H72V46Z'],
      ['gold', 'M14 46H82V66H14ZM18 66H78V86H18Z'],
      ['paper', 'M40 51H56V57H40ZM40 71H56V77H40ZM40 21H56V25H40Z'],
      ['none', 'M45 62H51M45 82H51'],
    ],
  },
};

const petals = Array.from({ length: 8 }, (_, i) => i * 22.5);

/** A small picture beside words that need none. Its size comes from its parent, its colors from the tokens. */
export function Spot({ name }: { name: SpotName }) {
  const { ground, thread, parts } = drawings[name];
  return (
    <svg className={styles.spot} viewBox="0 0 96 96" data-spot={name} aria-hidden="true">
      <path fill={`var(--${ground})`} stroke="none" d="M0 0H96V96H0Z" />
      <g transform="translate(48 47)" stroke={`var(--${thread})`} strokeWidth=".6">
        {petals.map((turn) => (
          <ellipse key={turn} rx="46" ry="20" transform={`rotate(${turn})`} />
        ))}
      </g>
      {parts.map(([fill, d]) => (
        <path key={d} fill={fill === 'none' ? fill : `var(--${fill})`} d={d} />
      ))}
    </svg>
  );
}

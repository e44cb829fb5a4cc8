import type { Fill, SeriesStyle } from '../palette';
import styles from '../Chart.module.css';

const drawings: Readonly<Record<Exclude<Fill, 'solid'>, string>> = {
  rising: 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4',
  dots: 'M2,1a1,1,0,1,0,.01,0zM6,5a1,1,0,1,0,.01,0z',
  level: 'M0,2h8M0,6h8',
  falling: 'M-2,6l4,4M0,0l8,8M6,-2l4,4',
  crossed: 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4M-2,6l4,4M0,0l8,8M6,-2l4,4',
};

/** Value of `fill` that goes with the pattern of that id. */
export function fillOf(id: string, style: SeriesStyle): string {
  return style.fill === 'solid' ? style.color : `url(#${id})`;
}

/** The drawing behind `fillOf`; a solid fill has none. */
export function Pattern({ id, style }: { id: string; style: SeriesStyle }) {
  if (style.fill === 'solid') return null;
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect className={styles.ground} width="8" height="8" />
      <path className={styles.hatch} d={drawings[style.fill]} stroke={style.color} />
    </pattern>
  );
}

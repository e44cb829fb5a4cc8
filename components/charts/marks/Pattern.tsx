import type { Fill, SeriesStyle } from '../palette';
import styles from '../Chart.module.css';

const drawings: Readonly<Record<Exclude<Fill, 'solid'>, string>> = {
  rising: 'M-2,2l4,-4M0,10l10,-10M8,12l4,-4',
  dots: 'M2.5,2a.5,.5,0,1,0,.01,0zM7.5,7a.5,.5,0,1,0,.01,0z',
  level: 'M0,5h10',
  falling: 'M-2,8l4,4M0,0l10,10M8,-2l4,4',
  crossed: 'M-2,2l4,-4M0,10l10,-10M8,12l4,-4M-2,8l4,4M0,0l10,10M8,-2l4,4',
};

/** Value of `fill` that goes with the pattern of that id. */
export function fillOf(id: string, style: SeriesStyle): string {
  return style.fill === 'solid' ? style.color : `url(#${id})`;
}

/** The drawing behind `fillOf`; a solid fill has none. */
export function Pattern({ id, style }: { id: string; style: SeriesStyle }) {
  if (style.fill === 'solid') return null;
  return (
    <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
      <rect className={styles.ground} width="10" height="10" />
      <rect className={styles.wash} width="10" height="10" fill={style.color} />
      <path className={styles.hatch} d={drawings[style.fill]} stroke={style.color} />
    </pattern>
  );
}

import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import type { NewsDrawingName } from '@/content/news';
import styles from './NewsItem.module.css';

/** Fills and outlines of an object, in the style of the desk lamp and in the same field. */
const objects = {
  fan: [
    ['seal-moth', 'M55 84H65V114H55ZM34 114H86V119H34Z'],
    ['paper', 'M60 6A40 40 0 1 1 59.9 6Z'],
    [
      'blue-line',
      'M60 46C46 41 43 21 60 14 70 24 69 38 60 46ZM60 46C71 36 90 46 88 62 75 64 65 56 60 46ZM60 46C58 61 40 69 32 58 37 46 48 41 60 46Z',
    ],
    ['gold', 'M60 40A6 6 0 1 1 59.9 40Z'],
  ],
  sundress: [
    ['page', 'M60 25V19a8 8 0 1 0-8-8M60 25L98 41H22Z'],
    [
      'seal-heart',
      'M40 38L38 60Q47 66 42 80L10 138Q60 152 110 138L78 80Q73 66 82 60L80 38Q77 56 60 58 43 56 40 38Z',
    ],
    ['gold', 'M43 80H77V87H43Z'],
    ['page', 'M50 102L42 128M70 102L78 128'],
  ],
} as const;

/** At the right of the text that follows. */
export function NewsItemDrawing({ name }: { name: NewsDrawingName }) {
  return (
    <div className={styles.drawing}>
      {name === 'desk-lamp' ? (
        <DeskLampDrawing withMoth />
      ) : (
        <svg
          viewBox="0 0 120 150"
          stroke="var(--seal-moth)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {objects[name].map(([fill, outline]) => (
            <path key={outline} fill={`var(--${fill})`} d={outline} />
          ))}
        </svg>
      )}
    </div>
  );
}

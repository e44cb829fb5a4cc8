import type { Paper } from '@/content/paper';
import styles from './PaperDrawing.module.css';

interface Drawing {
  writing: string;
  /** The detail that tells this paper from the others, drawn in color. */
  mark: string;
  width: number;
  color?: 'ink';
}

/** Ten short strokes, one for each minute between a message and its answer. */
const minutes = Array.from({ length: 10 }, (_, minute) => `M${32 + 16 * minute} 26v8`).join('');
/** Interwoven waves, as on a banknote. */
const band = ['M0 14q5-24 10 0', 'M0 14q5 24 10 0', 'M0 14q5-12 10 0', 'M0 14q5 12 10 0']
  .map((start) => start + 't10 0'.repeat(23))
  .join('');

const drawings: Readonly<Record<Paper['id'], Drawing>> = {
  exhibit: {
    writing: 'M0 6H110M0 22H64M130 22H240',
    mark: 'M4 40h5M18 40h5M32 40h5',
    width: 5,
  },
  release: {
    writing: 'M0 6H64M148 6H170M0 22H20M204 22H240M0 38H96',
    mark: 'M72 6H140M178 6H240M28 22H196M104 38H150',
    width: 9,
    color: 'ink',
  },
  guidelines: { writing: 'M0 6H240M0 22H150M196 22H240M0 38H210', mark: 'M158 22H188', width: 5 },
  notice: { writing: `M0 40H240${minutes}`, mark: 'M16 14V40M192 14V40', width: 5 },
  comments: {
    writing: 'M0 6H140M24 16H180M48 26H200M72 36H190',
    mark: 'M96 44H240',
    width: 5,
  },
  petition: {
    writing: 'M0 6H48M64 6H112M128 6H176M0 22H48M64 22H112M128 22H176M0 38H48M64 38H112M128 38H176',
    mark: 'M192 38H232',
    width: 5,
  },
  prospectus: {
    writing: `${band}M0 42H110`,
    mark: 'M6 40q6-16 10-2t9-2 11-1 12 2 14 0',
    width: 2.5,
  },
  transcript: {
    writing: 'M48 10H240M48 25H150M48 40H220',
    mark: 'M6 42H30M18 42V26M4 22a14 14 0 0 1 28 0Z',
    width: 4,
  },
};

/** A miniature of a paper: lines of writing, and one detail in color. */
export function PaperDrawing({ id }: { id: Paper['id'] }) {
  const { writing, mark, width, color = 'rose' } = drawings[id];
  return (
    <svg className={styles.drawing} viewBox="0 0 240 48" aria-hidden="true">
      <path d={writing} stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d={mark} stroke={`var(--${color})`} strokeWidth={width} />
    </svg>
  );
}

import type { IconName } from '@/content/icons';
import styles from './Icon.module.css';

/** Icons in a viewBox of 24 by 24, for strokes of 1.75. A line of length 0.01 draws a dot. */
const paths: Record<IconName, string> = {
  course:
    'M12 6.50C10 4.90 7 4.50 3.50 4.50V18C7 18 10 18.40 12 20 14 18.40 17 18 20.50 18V4.50C17 4.50 14 4.90 12 6.50ZM12 6.50V20',
  publication: 'M5.50 3.50H14L18.50 8V20.50H5.50ZM14 3.50V8H18.50M8.50 12H15.50M8.50 16H15.50',
  webinar: 'M3 4.50H21V16H3ZM12 16V20M7.50 20.50H16.50M10.30 7.60V12.90L14.60 10.25Z',
  calculator:
    'M5 3.50H19V20.50H5ZM8.50 6.50H15.50V9.50H8.50ZM8.80 13.20h.01M12 13.20h.01M15.20 13.20h.01M8.80 17h.01M12 17h.01M15.20 17h.01',
  simulator:
    'M6 3.50V7.50M6 12V20.50M12 3.50V12.50M12 17V20.50M18 3.50V5M18 9.50V20.50M6 7.50a2.25 2.25 0 1 0 .01 0zM12 12.50a2.25 2.25 0 1 0 .01 0zM18 5a2.25 2.25 0 1 0 .01 0z',
  portfolio: 'M10.50 5A8 8 0 1 0 19 13.50H10.50ZM14 3A7 7 0 0 1 21 10H14Z',
  spread:
    'M7.50 12H16M7 11C11 9.50 11 5.50 16 5.50M7 13C11 14.50 11 18.50 16 18.50M5.20 9.70a2.30 2.30 0 1 0 .01 0zM18 3.70a1.80 1.80 0 1 0 .01 0zM18 10.20a1.80 1.80 0 1 0 .01 0zM18 16.70a1.80 1.80 0 1 0 .01 0z',
  portal: 'M12 3.50H19.50V20.50H12M3 12H14M10.50 8.50L14 12 10.50 15.50',
  verify:
    'M12 3l2.40 1.70 2.90-.1.90 2.80 2.30 1.80-.9 2.80.9 2.80-2.30 1.80-.9 2.80-2.90-.1L12 21l-2.40-1.70-2.90.1-.9-2.80-2.30-1.80.9-2.80-.9-2.80 2.30-1.80.9-2.80 2.90.1ZM8.50 12.20L11 14.70 15.70 9.70',
  risk: 'M12 3.50L21.50 20H2.50ZM12 10V14.20M12 17.10h.01',
};

/** A decorative icon in the parent's text color, as wide as the parent. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

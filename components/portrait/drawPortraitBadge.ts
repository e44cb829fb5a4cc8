import {
  black,
  navy,
  gold,
  crimson,
  white,
  drawFilledPath,
  drawStrokedPath,
  drawOutlinedPath,
} from './palette';

const pink = '#f47c9b';
const sand = '#cfab79';
const leaf = '#2c8a72';

/** The object on each badge, such as an envelope, within 12 SVG units of the origin. */
const badgeMarkup = {
  none: '',
  envelope:
    drawOutlinedPath(gold, navy, 1.5, 'M-8.5-5.5H8.5V6H-8.5Z') +
    drawStrokedPath(navy, 1.5, 'M-8.5-5.5L0 1.5L8.5-5.5') +
    drawFilledPath(crimson, 'M0-.5a2.2 2.2 0 1 0 .1 0z'),
  pillow:
    drawOutlinedPath(
      '#e6eaf6',
      navy,
      1.5,
      'M-8.5-5.5Q0-3.5 8.5-5.5Q6.5 0 8.5 6Q0 4 -8.5 6Q-6.5 0-8.5-5.5Z',
    ) + drawStrokedPath(navy, 1.4, 'M-3.5-2H-.5L-3.5 1.5H-.5M1.5 .2H4L1.5 3H4'),
  mirror:
    drawStrokedPath(navy, 3.2, 'M0 5V10.5') +
    drawOutlinedPath('#e6eaf6', navy, 1.8, 'M0-10.5a7 8 0 1 0 .1 0z') +
    drawFilledPath(gold, 'M0-7.5a4.6 5 0 1 0 .1 0z') +
    drawStrokedPath(navy, 1.5, 'M-1.8-3.5h.1M1.8-3.5h.1') +
    drawStrokedPath(navy, 2, 'M0-.4v.3'),
  jar:
    drawOutlinedPath(
      '#fff3c4',
      navy,
      1.5,
      'M-5.5-4.5H5.5Q7-3.5 7-1V6.5Q7 8.5 5 8.5H-5Q-7 8.5-7 6.5V-1Q-7-3.5-5.5-4.5Z',
    ) +
    drawFilledPath(sand, 'M-6.2 1.5Q-3-1 0 1.5T6.2 1.5V6.5Q6 7.7 5 7.7H-5Q-6.2 7.7-6.2 6.5Z') +
    drawStrokedPath(white, 1.3, 'M-2.5 4.5h.1M1.5 5.5h.1M3.5 3.5h.1') +
    drawFilledPath(crimson, 'M-6.5-9H6.5V-4.8H-6.5Z'),
  clock:
    drawOutlinedPath(white, navy, 1.8, 'M0-6a7.2 7.2 0 1 0 .1 0z') +
    drawStrokedPath(navy, 1.6, 'M0-2.5V1.3L3 3.3M-5.5 7.5L-7.5 9.8M5.5 7.5L7.5 9.8') +
    drawFilledPath(crimson, 'M-8.8-3.5A4 4 0 0 1-3.2-8ZM8.8-3.5A4 4 0 0 0 3.2-8Z'),
  lamp:
    drawFilledPath(gold, 'M-4-9H4L8 .5H-8Z') +
    drawStrokedPath(navy, 1.5, 'M-4-9H4L8 .5H-8ZM0 .5V8.5M-4.5 8.8H4.5') +
    drawStrokedPath(navy, 1.2, 'M4 .5V4'),
  van:
    drawOutlinedPath('#6fb9c9', navy, 1.5, 'M-9-4.5Q-9-6-7.5-6H3.5Q5-6 6-4L8 0Q9.2.5 9.2 2V5H-9Z') +
    drawOutlinedPath(white, navy, 1.1, 'M-6.5-3.5H-2.5V-.5H-6.5ZM0-3.5H3.2L5-.5H0Z') +
    drawOutlinedPath(white, navy, 1.6, 'M-4.8 3a2.3 2.3 0 1 0 .1 0zM4.8 3a2.3 2.3 0 1 0 .1 0z'),
  needle:
    drawFilledPath(crimson, 'M-7.5-5H-1.5V5.5H-7.5Z') +
    drawStrokedPath('#f47c9b', 1.1, 'M-7-2.5L-2-3.5M-7 .5L-2-.5M-7 3.5L-2 2.5') +
    drawStrokedPath(navy, 2.4, 'M-9-6H0M-9 6.5H0') +
    drawStrokedPath(crimson, 1.4, 'M-2-4Q3-12 6-6.5') +
    drawStrokedPath(navy, 1.9, 'M6-3.5V9') +
    drawStrokedPath(navy, 1.4, 'M6-3.5q-1.8-3.2 0-5t0 5'),
  tissue:
    drawOutlinedPath(white, navy, 1.3, 'M-3.5 0Q-6.5-5-3.5-9.5L0-6.5L3-10Q6-5 4 0Z') +
    drawOutlinedPath(pink, navy, 1.5, 'M-8.5-.5H8.5V8H-8.5Z') +
    drawStrokedPath(navy, 1.5, 'M-4-.5H4') +
    drawStrokedPath(white, 1.4, 'M-5 4.5q1.2-2 2.5 0t2.5 0 2.5 0 2.5 0'),
  pot:
    drawOutlinedPath('#e98f5b', navy, 1.5, 'M-6 1.5H6L4.5 9H-4.5Z') +
    drawFilledPath(
      leaf,
      'M0 1C-1-4-5.5-6-9-5C-8-1-4 1.5 0 1ZM0 1C1-4 5.5-6 9-5C8-1 4 1.5 0 1ZM0 0C-3.5-4-2-8.5 0-10.5C2-8.5 3.5-4 0 0Z',
    ) +
    drawStrokedPath(navy, 1.5, 'M-6.5 1.5H6.5'),
  grid:
    drawOutlinedPath(white, navy, 1.5, 'M-8-8H8V8H-8Z') +
    drawFilledPath(leaf, 'M-7.3-7.3H7.3V-3H-7.3Z') +
    drawFilledPath(gold, 'M-2.5 2.5H2.5V7.3H-2.5Z') +
    drawStrokedPath(navy, 1.2, 'M-8-3H8M-8 2.5H8M-2.7-8V8M2.7-8V8'),
  coupon:
    drawOutlinedPath(
      gold,
      navy,
      1.4,
      'M-9.5-5.5H9.5V-2.2a2.2 2.2 0 0 0 0 4.4V5.5H-9.5V2.2a2.2 2.2 0 0 0 0-4.4Z',
    ) +
    drawStrokedPath(navy, 1.6, 'M-3 3.5L3-3.5M-3-2.8h.1M3 2.8h.1') +
    drawStrokedPath(navy, 1, 'M-5.8-4v1M-5.8-.5v1M-5.8 3v1'),
  hanger: drawStrokedPath(
    navy,
    2,
    'M-2.5-6.5a2.6 2.6 0 1 1 2.6 2.8V-1.5L9 5.5Q9.5 7 8 7H-8Q-9.5 7-9 5.5L0-1.5',
  ),
  megaphone:
    drawOutlinedPath(crimson, navy, 1.4, 'M-5-3L6-9V8L-5 2.5Z') +
    drawOutlinedPath(white, navy, 1.4, 'M-9-3H-5V2.5H-9Z') +
    drawStrokedPath(navy, 2, 'M-5.5 3.5L-4 9H-1') +
    drawStrokedPath(navy, 1.4, 'M9-3q1.5 2.5 0 5'),
  chairs:
    drawStrokedPath(navy, 2, 'M-9-7.5L-8.2 8.5M-8.5 2H-3L-2.5 8.5M9-7.5L8.2 8.5M8.5 2H3L2.5 8.5') +
    drawStrokedPath(crimson, 2.8, 'M-7 .4H-3.4M7 .4H3.4'),
  box:
    drawOutlinedPath(sand, navy, 1.5, 'M-7.5-1H7.5V8.5H-7.5Z') +
    drawOutlinedPath('#f1e3cf', navy, 1.4, 'M-7.5-1L-10.5-6L-3-6L0-1L3-6L10.5-6L7.5-1Z') +
    drawStrokedPath(navy, 1.3, 'M-4 5.5h4'),
  clapper:
    drawOutlinedPath(black, navy, 1.2, 'M-8.5-1.5H8.5V8H-8.5Z') +
    drawStrokedPath(white, 1.3, 'M-5 2.3H5M-5 5H1') +
    drawOutlinedPath(white, navy, 1.3, 'M-8.7-3.2L7.5-8.5L8.5-5.2L-8 0Z') +
    drawStrokedPath(navy, 2, 'M-5-3.8l1.5 1.8M0-5.5L1.5-3.6M5-7.2L6.5-5.2'),
  sun:
    drawFilledPath(gold, 'M-7 3A7 7 0 0 1 7 3Z') +
    drawStrokedPath(gold, 2, 'M0-9.5V-7M-7.3-5.5L-5.8-4M7.3-5.5L5.8-4') +
    drawStrokedPath(navy, 1.7, 'M-9.5 3.5H9.5M-6.5 6.5H6.5M-3 9.3H3'),
  cup:
    drawOutlinedPath(white, navy, 1.5, 'M-7.5-3H4.5V2.5Q4.5 7 0 7H-3Q-7.5 7-7.5 2.5Z') +
    drawStrokedPath(navy, 1.6, 'M4.5-1.5H6.5Q9-1 8.5 1.5T4.5 4') +
    drawStrokedPath('#5e3520', 2.2, 'M-6.2-1.8H3.2') +
    drawStrokedPath(navy, 1.3, 'M-4-9q-1.5 1.8 0 3.5M1-9q-1.5 1.8 0 3.5M-7.8 9.2H5'),
};

export type PortraitBadge = keyof typeof badgeMarkup;

export function drawPortraitBadge(badge: PortraitBadge): string {
  if (badge === 'none') return '';
  return `<g transform="translate(76 76)scale(.86)">${drawOutlinedPath(white, navy, 1.9, 'M0-14.5a14.5 14.5 0 1 0 .1 0z')}${badgeMarkup[badge]}</g>`;
}

import { countMinutesSinceNoon } from '@/content/oneMoreRuleComments';

/** How dark it is from each hour on: 0 is day, 5 the middle of the night. */
const nightSteps = [
  { from: '12:00 p.m.', step: 0 },
  { from: '8:00 p.m.', step: 1 },
  { from: '9:00 p.m.', step: 2 },
  { from: '10:30 p.m.', step: 3 },
  { from: '12:00 a.m.', step: 4 },
  { from: '12:30 a.m.', step: 5 },
  { from: '2:00 a.m.', step: 4 },
  { from: '3:30 a.m.', step: 3 },
  { from: '4:30 a.m.', step: 2 },
  { from: '6:00 a.m.', step: 1 },
  { from: '7:30 a.m.', step: 0 },
];

/** From this step on, colors are those of the dark scheme. */
export const firstDarkStep = 3;

export const deepestStep = Math.max(...nightSteps.map(({ step }) => step));

/** For an element whose text lies on the paper or the ground of a comment's hour. */
export function getNightProps(comment: { hour: string } | undefined) {
  const minutes = comment ? countMinutesSinceNoon(comment) : 0;
  const step =
    nightSteps.findLast(({ from }) => countMinutesSinceNoon({ hour: from }) <= minutes)?.step ?? 0;
  return {
    'data-scheme': step < firstDarkStep ? undefined : 'dark',
    style: { '--night': step },
  };
}

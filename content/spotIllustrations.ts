export const spotIllustrationNames = [
  'mirror',
  'binder',
  'drawer',
  'tray',
  'cord',
  'replies',
  'lectern',
  'chairs',
  'row-of-chairs',
  'pamphlets',
  'telephone',
  'respondents',
  'classroom',
  'second-thought',
  'night-binder',
  'heart-numbering',
  'screens-for-windows',
  'bed',
  'annex',
] as const;

export type SpotIllustrationName = (typeof spotIllustrationNames)[number];

export type IconName =
  | 'course'
  | 'publication'
  | 'webinar'
  | 'calculator'
  | 'simulator'
  | 'portfolio'
  | 'spread'
  | 'portal'
  | 'verify'
  | 'risk';

/** The names of the drawings in `components/Icon.tsx`. */
export type IconName =
  | 'thermometer'
  | 'steady'
  | 'bell'
  | 'map'
  | 'course'
  | 'publication'
  | 'webinar'
  | 'calculator'
  | 'simulator'
  | 'portfolio'
  | 'spread'
  | 'portal'
  | 'verify'
  | 'risk'
  | 'jar'
  | 'handshake';

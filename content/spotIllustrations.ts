export type SpotIllustrationName =
  | 'mirror'
  | 'binder'
  | 'drawer'
  | 'tray'
  | 'cord'
  | 'replies'
  | 'lectern'
  | 'chairs'
  | 'pamphlets'
  | 'telephone'
  | 'respondents'
  | 'annex';

export const clearStoredDataWords = {
  clear: 'Clear ratings and progress',
  question: 'Clear your ratings and your course progress from this browser? This cannot be undone.',
  confirm: 'Yes, clear both',
  cancel: 'No, keep both',
  cleared: 'Your ratings and your course progress have been cleared from this browser.',
  blocked:
    'This browser does not allow storage, so nothing is kept here and there was nothing to clear.',
  withoutScript:
    'The button needs JavaScript, which is turned off. The setting of your browser that clears site data does the same.',
} as const;

export type ClearStoredDataWords = typeof clearStoredDataWords;

/** All that the site stores in localStorage, by what it is. The privacy page clears each. */
export const storageKeys = {
  /** The specification requires this name. No text of a page contains it. */
  votes: 'slutEvaluationVotes',
  courseProgress: 'copeCourseProgress',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

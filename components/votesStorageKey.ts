/** The specification requires this name. No text of a page contains it. */
export const votesStorageKey = 'slutEvaluationVotes';

/** The localStorage key of the votes. The specification fixes it; no visitor sees it. */
export const votesStorageKey = 'slutEvaluationVotes';

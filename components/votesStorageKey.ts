/**
 * The localStorage key of the rating game's votes. The specification fixes it; no visitor sees it.
 */
export const votesStorageKey = 'slutEvaluationVotes';

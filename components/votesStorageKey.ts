/**
 * The localStorage key of the rating game's votes. The specification requires this name, which no
 * page shows.
 */
export const votesStorageKey = 'slutEvaluationVotes';

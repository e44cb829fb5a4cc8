/** Shown exactly as the specification has them. Apostrophes are typographic everywhere else. */
export const sentencesWithStraightApostrophe = {
  tagline: "Protecting America's Simps Since 2024",
  alreadyRated: "You've already rated this person.",
  articleNotFound: "Sorry, the article you're looking for doesn't exist.",
} as const;

export const withoutSpecifiedSentences = (text: string) =>
  Object.values(sentencesWithStraightApostrophe).reduce(
    (rest, sentence) => rest.replaceAll(sentence, ''),
    text,
  );

/** The moth of the hero's seal, which the determination's borrows. */
export const mothId = 'moth';

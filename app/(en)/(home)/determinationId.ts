/** The fragment that leads to the determination. */
export const determinationId = 'determination';
